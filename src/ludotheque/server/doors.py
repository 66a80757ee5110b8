"""The doors of the HTTP interface (docs/protocol.md): what can be asked, and by whom."""

from __future__ import annotations

import time

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ludotheque import __version__
from ludotheque.players import best_for, players_for
from ludotheque.server.create import create
from ludotheque.server.deck import check_deck
from ludotheque.server.documents import (
    Advice,
    Analysis,
    DeckChecked,
    DeckWanted,
    GameShown,
    Health,
    Join,
    Lobby,
    OptionShown,
    PlayerShown,
    Replay,
    RulesShown,
    Seated,
    Verdict,
    VisitorLink,
    Wanted,
)
from ludotheque.server.door import MATCH, SEAT, TEXT, Door, answer_with, body_of, let_in, number_in
from ludotheque.server.export import box_of
from ludotheque.server.hall import Hall
from ludotheque.server.invite import draw_code
from ludotheque.server.join import join, seat_of
from ludotheque.server.lobby import lobby
from ludotheque.server.messages import PROTOCOL, Scene
from ludotheque.server.problems import NoSuchSeat, StillSecret, Unintelligible, UnknownVisitor
from ludotheque.server.reference import rules_of
from ludotheque.server.replay import replay
from ludotheque.server.scene import scene_of
from ludotheque.server.study import advise, analyse, judge
from ludotheque.server.tokens import new_token, token_hash
from ludotheque.server.visitor import language_of, remember, visitor_of
from ludotheque.server.wording import show_phrase
from ludotheque.table import Seat, games, load, record_of, write_record

LONGEST_ANSWER = 4000


async def health(request: Request) -> Response:
    """Say that the server and its database are there."""
    await _hall(request).store.match("")
    return answer_with(Health(PROTOCOL, __version__, list(games())))


async def metrics(request: Request) -> Response:
    """Return what the server counts, for Prometheus."""
    figures = request.app.state.metrics
    figures.tables.set(len(_hall(request).tables))
    return Response(figures.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def list_games(request: Request) -> Response:
    """List the games with their facts, bots and boxes."""
    return answer_with([show_game(name) for name in games()])


def show_game(name: str) -> GameShown:
    """Show a game: who can play it, and what is in the box."""
    game = load(name)
    best = best_for(name)
    return GameShown(
        name=name,
        rules_version=game.facts.rules_version,
        seats=game.facts.seats,
        options=[
            OptionShown(o.name, list(o.values), o.default, o.seats) for o in game.facts.options
        ],
        players=[PlayerShown(spec, spec == best) for spec in players_for(name)],
        packs=box_of(game),
        coached=bool(game.lesson),
        texts={
            card: [show_phrase(phrase) for phrase in phrases]
            for card, phrases in game.card_texts().items()
        },
        builds_decks=game.builds_decks,
    )


async def show_lobby(request: Request) -> Response:
    """List the visitor's matches and the public ones."""
    return answer_with(await lobby(_hall(request), visitor_of(request)))


async def create_match(request: Request) -> Response:
    """Create a match and give the visitor his seat."""
    let_in(request)
    wanted = await body_of(request, Wanted)
    visitor = visitor_of(request) or new_token()
    seated = await create(_hall(request), wanted, visitor)
    request.app.state.metrics.matches.labels(wanted.game).inc()
    return _remembered(request, answer_with(seated, 201), visitor)


async def join_match(request: Request) -> Response:
    """Take an open seat."""
    let_in(request)
    wanted = await body_of(request, Join)
    visitor = visitor_of(request) or new_token()
    seat = request.path_params["seat"]
    async with _hall(request).at(request.path_params["match"]) as table:
        seated = await join(_hall(request), table, seat, visitor, wanted.name)
    return _remembered(request, answer_with(seated, 201), visitor)


async def show_match(request: Request) -> Response:
    """Show a match as the visitor may see it."""
    async with _hall(request).at(request.path_params["match"]) as table:
        seat = seat_of(table, visitor_of(request))
        return answer_with(scene_of(table.live, seat, time.time()))


async def show_record(request: Request) -> Response:
    """Return the record of a match that is over; before that it would tell every secret."""
    async with _hall(request).at(request.path_params["match"]) as table:
        if not table.live.over:
            raise StillSecret
        seats = [seat.player for seat in table.live.seats]
        text = write_record(record_of(table.live.match, seats))
    return PlainTextResponse(text, headers={"cache-control": "no-store"})


async def show_replay(request: Request) -> Response:
    """Return a match answer by answer, as one seat saw it."""
    wanted = number_in(request, "seat", 15)
    async with _hall(request).at(request.path_params["match"]) as table:
        own = seat_of(table, visitor_of(request))
        if wanted is not None and wanted >= len(table.live.seats):
            raise NoSuchSeat(wanted)
        return answer_with(replay(table.live, own, None if wanted is None else Seat(wanted)))


async def show_analysis(request: Request) -> Response:
    """Return what the best bot thinks of a match that is over."""
    let_in(request)
    async with _hall(request).at(request.path_params["match"]) as table:
        return answer_with(await analyse(request.app.state.workshop, table.live))


async def show_hint(request: Request) -> Response:
    """Return what the best bot would answer in the visitor's place."""
    let_in(request)
    async with _hall(request).at(request.path_params["match"]) as table:
        seat = seat_of(table, visitor_of(request))
        return answer_with(await advise(request.app.state.workshop, table, seat))


async def show_verdict(request: Request) -> Response:
    """Say whether an answer would be allowed, and why not."""
    answer = request.query_params.get("answer")
    if answer is None or len(answer) > LONGEST_ANSWER:
        raise Unintelligible("answer")
    async with _hall(request).at(request.path_params["match"]) as table:
        seat = seat_of(table, visitor_of(request))
        return answer_with(judge(table, seat, answer, language_of(request)))


async def show_checked_deck(request: Request) -> Response:
    """Say what is wrong with a deck; nothing is kept of it."""
    wanted = await body_of(request, DeckWanted)
    return answer_with(check_deck(wanted, language_of(request)))


async def show_invitation(request: Request) -> Response:
    """Draw the address of a table as a QR code."""
    async with _hall(request).at(request.path_params["match"]) as table:
        drawn = draw_code(str(request.base_url.replace(path=f"/m/{table.id}")))
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "no-store"})


async def show_rules(request: Request) -> Response:
    """Return the rulebook of a game in the reader's language."""
    return answer_with(rules_of(request.path_params["game"], language_of(request).code))


async def show_link(request: Request) -> Response:
    """Tell the visitor his own token, for another device; only our own page may ask."""
    let_in(request)
    visitor = visitor_of(request) or new_token()
    return _remembered(request, answer_with(VisitorLink(visitor), 201), visitor)


async def draw_link(request: Request) -> Response:
    """Draw the link for another device; the token stands behind #, and in no address of ours."""
    visitor = visitor_of(request)
    if visitor is None:
        raise UnknownVisitor
    address = str(request.base_url.replace(path="/visitor", fragment=visitor))
    picture = draw_code(address)
    return Response(picture, media_type="image/svg+xml", headers={"cache-control": "no-store"})


async def become(request: Request) -> Response:
    """Make this browser known as a person who has played elsewhere."""
    let_in(request)
    link = await body_of(request, VisitorLink)
    if not await _hall(request).store.matches_of(token_hash(link.token), 1):
        raise UnknownVisitor
    return _remembered(request, answer_with(link, 201), link.token)


def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def _remembered(request: Request, response: Response, visitor: str) -> Response:
    remember(response, request, visitor)
    return response


OF_MATCH = {"match": MATCH}
AWAY = (503,)

DOORS = (
    Door("GET", "/api/health", health, "Whether the server is there.", Health, problems=AWAY),
    Door("GET", "/api/metrics", metrics, "Figures for Prometheus.", media="text/plain"),
    Door("GET", "/api/games", list_games, "The games, their bots and boxes."),
    Door("GET", "/api/lobby", show_lobby, "What goes on.", Lobby, problems=AWAY),
    Door(
        "POST", "/api/matches", create_match, "Create a match.", Seated, Wanted,
        status=201, problems=(400, 403, 404, 429, 503),
    ),
    Door(
        "GET", "/api/matches/{match}", show_match, "A match as the visitor may see it.", Scene,
        problems=(404, 503), in_path=OF_MATCH,
    ),
    Door(
        "POST", "/api/matches/{match}/seats/{seat}", join_match, "Sit down.", Seated, Join,
        status=201, problems=(400, 403, 404, 409, 429, 503), in_path={**OF_MATCH, "seat": SEAT},
    ),
    Door(
        "GET", "/api/matches/{match}/record", show_record, "The record of a finished match.",
        media="text/plain", problems=(403, 404, 503), in_path=OF_MATCH,
    ),
    Door(
        "GET", "/api/matches/{match}/replay", show_replay, "A match, answer by answer.", Replay,
        problems=(400, 403, 404, 503), in_path=OF_MATCH, in_query={"seat": SEAT},
    ),
    Door(
        "GET", "/api/matches/{match}/analysis", show_analysis, "What the best bot thinks of it.",
        Analysis, problems=(403, 404, 429, 503), in_path=OF_MATCH,
    ),
    Door(
        "GET", "/api/matches/{match}/hint", show_hint, "What the best bot would answer.", Advice,
        problems=(403, 404, 409, 429, 503), in_path=OF_MATCH,
    ),
    Door(
        "GET", "/api/matches/{match}/verdict", show_verdict, "Whether an answer is allowed.",
        Verdict, problems=(400, 403, 404, 503), in_path=OF_MATCH,
        in_query={"answer": {**TEXT, "x-required": True}},
    ),
    Door(
        "GET", "/api/matches/{match}/invite.svg", show_invitation, "The table as a QR code.",
        media="image/svg+xml", problems=(404, 503), in_path=OF_MATCH,
    ),
    Door(
        "POST", "/api/decks/check", show_checked_deck, "What is wrong with a deck.", DeckChecked,
        DeckWanted, problems=(400,),
    ),
    Door(
        "GET", "/api/rules/{game}", show_rules, "The rulebook of a game.", RulesShown,
        problems=(400,), in_path={"game": {"type": "string", "minLength": 1}},
    ),
    Door(
        "POST", "/api/visitor/link", show_link, "The visitor's token, for another device.",
        VisitorLink, status=201, problems=(403, 429),
    ),
    Door(
        "GET", "/api/visitor/link.svg", draw_link, "The link for another device as a QR code.",
        media="image/svg+xml", problems=(403,),
    ),
    Door(
        "POST", "/api/visitor", become, "Be the person who has played elsewhere.", VisitorLink,
        VisitorLink, status=201, problems=(400, 403, 429, 503),
    ),
)  # fmt: skip
