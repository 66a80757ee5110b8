"""A person plays with the keyboard alone."""

from __future__ import annotations

from tests.browser.conftest import Invite
from tests.browser.people import Person

FOCUSED = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return { lost: true };
  const style = getComputedStyle(one);
  const box = one.getBoundingClientRect();
  const ring = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  const around = one.closest("[data-card]") ?? one.closest("label") ?? one;
  const shadow = [one, around].some((at) => getComputedStyle(at).boxShadow !== "none"
    || getComputedStyle(at).outlineStyle !== "none");
  return {
    lost: false,
    name: one.ariaLabel ?? one.innerText ?? "",
    tag: one.tagName,
    visible: ring || shadow,
    inside: box.bottom > 0 && box.top < innerHeight && box.width > 0,
    card: one.parentElement?.dataset.card ?? null,
    legal: one.dataset.legal !== undefined,
  };
}"""


def test_a_whole_match_with_the_keyboard_alone(invite: Invite) -> None:
    person = invite()
    person.go("/")
    person.button("web-play").wait_for()
    tab_to(person, person.words("web-play"))
    person.page.keyboard.press("Enter")
    person.page.locator("[data-busy]").wait_for()
    tab_to_hand(person)
    answers = 0
    while person.wait_for_turn():
        scene = person.scene
        choose_legal(person)
        person.answer_by(lambda: person.page.keyboard.press("Enter"))
        person.wait_for_scene("scene.number > given", scene["number"])
        answers += 1
        keep_focus(person)
    assert answers == 26
    person.reads("web-claim-votes-counted")
    keep_focus(person)
    tab_to(person, person.words("web-rematch"))
    before = person.page.url
    person.page.keyboard.press("Enter")
    person.page.wait_for_url(lambda url: url != before)
    keep_focus(person)


def keep_focus(person: Person) -> None:
    """The focus is never left to the body: not for longer than a frame or two."""
    person.page.wait_for_function("() => document.activeElement !== document.body", timeout=1000)


def focus(person: Person) -> dict[str, object]:
    found: dict[str, object] = person.page.evaluate(FOCUSED)
    return found


def tab_to(person: Person, name: str) -> None:
    """Press Tab until something with this name has the focus; it is always to be seen."""
    for _ in range(60):
        person.page.keyboard.press("Tab")
        found = focus(person)
        if found["lost"]:
            continue  # the browser's own bars stand between the end and the beginning
        assert found["visible"] and found["inside"], found
        if str(found["name"]).strip() == name:
            return
    raise AssertionError(f"Tab does not lead to {name}")


def tab_to_hand(person: Person) -> None:
    for _ in range(40):
        person.page.keyboard.press("Tab")
        if focus(person).get("card"):
            return
    raise AssertionError("Tab does not lead to the hand")


def choose_legal(person: Person) -> None:
    """Go along the hand with the arrows until an allowed card has the focus."""
    allowed = person.legal
    person.card(allowed[0]).wait_for()
    if not focus(person).get("card"):
        tab_to_hand(person)
    person.page.keyboard.press("Home")
    for _ in range(14):
        found = focus(person)
        assert not found["lost"] and found["visible"] and found["inside"], found
        if found["card"] in allowed:
            return
        person.page.keyboard.press("ArrowRight")
    raise AssertionError("no allowed card in the hand")


def test_keys_do_what_the_list_says(person: Person) -> None:
    person.go("/")
    person.button("web-play").click()
    person.wait_for_turn()
    person.settle()
    keys = person.page.keyboard
    keys.press("?")
    person.page.get_by_role("dialog", name=person.words("web-keys")).wait_for()
    keys.press("Escape")
    person.page.get_by_role("dialog").wait_for(state="detached")
    keys.press("h")
    person.page.locator(".said .notice").wait_for()
    keys.press("t")
    person.page.wait_for_function("() => document.activeElement.tagName === 'INPUT'")
    keys.type("hello u there")  # no key does anything else while somebody types
    assert person.labelled("web-talk-label").input_value() == "hello u there"
    keys.press("Escape")
    person.page.locator("h1").first.evaluate("() => document.activeElement.blur()")
    keys.press("/")
    person.page.wait_for_function("() => document.activeElement.matches('[data-typed]')")


def test_the_first_tab_skips_to_the_content(person: Person) -> None:
    person.go("/rules/claim")
    person.page.locator("li[id^=CLAIM]").first.wait_for()
    person.page.keyboard.press("Tab")
    skip = person.link("web-skip")
    assert skip.evaluate("(one) => one === document.activeElement")
    person.page.wait_for_function("() => document.activeElement.getBoundingClientRect().top >= 0")
    person.page.keyboard.press("Enter")
    person.page.wait_for_function("() => document.activeElement.id === 'main'")
