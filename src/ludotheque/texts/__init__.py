"""The words: Project Fluent texts in English, French and Polish."""

from ludotheque.texts.language import ENGLISH, LANGUAGES, Language, choose_language
from ludotheque.texts.rulebook import Rulebook, read_rulebook

__all__ = ["ENGLISH", "LANGUAGES", "Language", "Rulebook", "choose_language", "read_rulebook"]
