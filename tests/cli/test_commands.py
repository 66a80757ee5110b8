"""Every command does what it is for."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludotheque
from ludotheque.arena import Standing, Tally
from ludotheque.cli import serving, simulation
from ludotheque.texts import LANGUAGES, Language, read_rulebook
from tests.cli.conftest import Run
from tests.cli.support import flat, process, too_wide

CASES = Path(__file__).parents[1] / "cases" / "claim"


def test_the_installed_program_runs(tmp_path: Path) -> None:
    said = process("--version", cwd=tmp_path)
    assert said.code == 0
    assert said.out.strip() == ludotheque.__version__
    assert said.err == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_and_without_the_server_it_says_what_one_can_do(
    run: Run, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "installed", lambda: False)
    said = run("--lang", language)
    assert said.code == 0
    for command in ("play claim", "rules claim", "games", "serve", "replay", "case",
                    "record check", "simulate"):  # fmt: skip
        assert f"ludotheque {command}" in said.out
    assert Language(language).text("cli-help") in said.out
    assert too_wide(said.out) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_games_players_and_options(run: Run, language: str) -> None:
    said = run("games", "--lang", language)
    assert said.code == 0
    assert said.err == ""
    for word in ("Claim", "greedy", "random", "first_leader", "drawn"):
        assert word in said.out
    assert flat(Language(language).text("claim-summary")) in flat(said.out)
    assert too_wide(said.out) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_prints_the_rulebook(run: Run, language: str) -> None:
    said = run("rules", "claim", "--lang", language)
    assert said.code == 0
    for clause in read_rulebook("claim", language).clauses:
        assert clause in said.out
    assert too_wide(said.out) == []


@pytest.mark.parametrize("clause", ["3.9", "CLAIM-3.9", "claim-3.9"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_prints_one_clause(run: Run, language: str, clause: str) -> None:
    said = run("rules", "claim", clause, "--lang", language)
    assert said.code == 0
    words = read_rulebook("claim", language).clause("3.9")
    assert flat(said.out) == f"CLAIM-3.9 {words}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_a_match_in_words(run: Run, finished: Path, language: str) -> None:
    said = run("replay", str(finished), "--lang", language)
    assert said.code == 0
    assert said.err == ""
    assert len(said.out.splitlines()) > 150
    assert "greedy" in said.out
    assert too_wide(said.out) == []


def test_replay_for_a_seat_tells_only_what_that_seat_saw(run: Run, finished: Path) -> None:
    everything = run("replay", str(finished)).out
    mine = run("replay", str(finished), "--seat", "0").out
    theirs = run("replay", str(finished), "--seat", "1").out
    assert "You are dealt" in mine
    assert "You are dealt" in theirs
    assert "You are dealt" not in everything
    assert mine != theirs


def test_replay_can_draw_the_table(run: Run, finished: Path) -> None:
    said = run("replay", str(finished), "--seat", "0", "--board")
    assert said.code == 0
    assert said.out.count("Your hand") > 20
    assert too_wide(said.out) == []


def test_replay_says_where_an_unfinished_record_ends(run: Run, begun: Path) -> None:
    said = run("replay", str(begun))
    assert said.code == 0
    assert "22 answers" in said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_record_check_says_that_a_record_is_good(run: Run, finished: Path, language: str) -> None:
    said = run("record", "check", str(finished), "--lang", language)
    assert said.code == 0
    assert said.err == ""
    assert "54" in said.out
    assert finished.name in said.out.replace("\n", "")


def test_record_check_tells_finished_from_unfinished(run: Run, finished: Path, begun: Path) -> None:
    assert "not finished" not in flat(run("record", "check", str(finished)).out)
    assert "not finished" in flat(run("record", "check", str(begun)).out)


def test_case_runs_a_folder_of_cases(run: Run) -> None:
    said = run("case", str(CASES))
    assert said.code == 0
    assert said.err == ""
    number = len(list(CASES.glob("*.yaml")))
    assert number >= 100
    assert "0 failed" in said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_case_runs_files(run: Run, language: str) -> None:
    files = [str(file) for file in sorted(CASES.glob("*.yaml"))[:3]]
    said = run("case", *files, "--lang", language)
    assert said.code == 0
    assert said.out.count(Language(language).text("cli-case-pass")) >= 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_simulate_prints_a_table(run: Run, language: str) -> None:
    said = run("simulate", "claim", "--players", "greedy,random", "--games", "20",
               "--lang", language)  # fmt: skip
    assert said.code == 0
    assert "greedy" in said.out
    assert "random" in said.out
    for head in ("player", "games", "wins", "draws", "share", "score"):
        assert Language(language).text(f"cli-simulate-{head}") in said.out
    assert too_wide(said.out) == []


def test_simulate_says_the_same_for_the_same_seed(run: Run) -> None:
    first, second, third = (
        run("simulate", "claim", "--games", "10", "--seed", seed).out for seed in ("1", "1", "2")
    )
    assert first == second != third


def test_simulate_runs_in_several_processes(tmp_path: Path) -> None:
    said = process("simulate", "claim", "--games", "120", "--jobs", "2", cwd=tmp_path)
    assert said.code == 0
    assert "120" in said.out
    assert "\x1b" not in said.all


def test_the_language_may_be_said_before_the_command(run: Run) -> None:
    said = run("--lang", "fr", "games")
    assert said.code == 0
    assert Language("fr").text("claim-summary").split()[0] in said.out


def test_the_language_comes_from_the_locale(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert flat(Language("pl").text("claim-summary")) in flat(run("games").out)
    assert flat(Language("fr").text("claim-summary")) in flat(run("games", "--lang=fr").out)


@pytest.mark.parametrize("wins", [0, 20])
def test_a_share_is_neither_less_than_nothing_nor_more_than_all(
    monkeypatch: pytest.MonkeyPatch, run: Run, wins: int
) -> None:
    tally = Tally((Standing("random", 20, wins, 0, 0),))
    monkeypatch.setattr(simulation, "simulate", lambda *_, **__: tally)
    said = run("simulate", "claim", "--games", "20", "--players", "random,random")
    assert said.code == 0
    assert "-0.0" not in said.out
    assert "100.0" in said.out or wins == 0
