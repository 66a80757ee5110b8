"""What this browser remembers of its person's wishes."""

from __future__ import annotations

from tests.browser.conftest import Invite
from tests.browser.people import Person


def test_settings_are_kept(person: Person) -> None:
    person.go("/settings")
    person.labelled("web-your-name").fill("Zoë")
    person.labelled("web-motion").select_option("off")
    for name in ("aids", "confirm", "sound"):
        person.page.get_by_role("checkbox", name=person.words(f"web-setting-{name}")).check()
    person.page.get_by_role("checkbox", name=person.words("web-setting-shortcuts")).uncheck()
    person.page.reload()
    assert person.labelled("web-your-name").input_value() == "Zoë"
    assert person.labelled("web-motion").input_value() == "off"
    for name, kept in (("aids", True), ("confirm", True), ("sound", True), ("shortcuts", False)):
        box = person.page.get_by_role("checkbox", name=person.words(f"web-setting-{name}"))
        assert box.is_checked() == kept
    person.go("/")
    person.button("web-play").click()
    person.wait_for_turn()
    assert person.scene["seats"][0]["name"] == "Zoë"
    person.settle()
    person.page.keyboard.press("?")
    assert person.page.get_by_role("dialog").count() == 0


def test_the_opponent_chosen_last_is_offered_again(person: Person) -> None:
    person.go("/")
    last = person.page.get_by_role("radio").last
    last.check()
    person.page.reload()
    assert person.page.get_by_role("radio").last.is_checked()


def test_nonsense_in_the_storage_harms_nobody(invite: Invite) -> None:
    person = invite()
    person.context.add_init_script('localStorage["ludotheque-settings"] = "{nonsense";')
    person.go("/")
    person.button("web-play").wait_for()


def test_more_options_are_agreed_on(person: Person) -> None:
    person.go("/")
    person.page.get_by_text(person.words("web-more-options")).click()
    person.labelled("web-clock-label").select_option(index=2)
    person.page.get_by_label(person.words("claim-option-first_leader")).select_option(index=1)
    person.button("web-play").click()
    person.wait_for_turn()
    assert person.scene["clock"] == {"each": 60, "reserve": 300}
    assert person.scene["options"]["first_leader"] != "drawn"
