"""Texts on cards, dice, rewards and bonuses: short for choices and events, long for tips."""

from __future__ import annotations

from functools import cache

from games.rules.kernel import Param, Text, text
from games.rules.rajas_cards_karma.facts import SLUG, Card


def say(id: str, /, **params: Param) -> Text:
    """Return the text ``rajas-cards-karma-<id>``."""
    return Text(f"{SLUG}-{id}", params)


def colour_text(colour: str) -> Text:
    """Return a die's colour."""
    return text(f"rajas-cards-karma-colour-{colour}")


def building_text(building: str) -> Text:
    """Return the name of a kind of building."""
    return text(f"rajas-cards-karma-building-{building}")


def good_text(good: str) -> Text:
    """Return a good's name."""
    return text(f"rajas-cards-karma-good-{good}")


def die_text(colour: str, value: int) -> Text:
    """Return a die: "blue 5"."""
    return text("rajas-cards-karma-die", colour=colour, value=value)


def back_text(colour: str) -> Text:
    """Return the name of a die of unknown value: "blue die"."""
    return text("rajas-cards-karma-die-hidden", colour=colour)


def reward_text(code: str) -> Text:
    """Return a ship's reward in words."""
    return text(f"rajas-cards-karma-reward-{code.replace('_', '-')}")


def palace_text(value: int) -> Text:
    """Return a palace action's effect in words."""
    return text(f"rajas-cards-karma-palace-{value}")


def bonus_text(code: str) -> Text:
    """Return the name of a track card's bonus."""
    return text(f"rajas-cards-karma-bonus-{code.replace('_', '-')}")


def price_text(card: Card) -> Text:
    """Return the price of a card {#build-payment} {#ship-price} {#palace-price}."""
    if card.cost:
        return text(
            "rajas-cards-karma-price-sum", cost=card.cost, colour=colour_text(card.cost_colour)
        )
    return (
        text("rajas-cards-karma-price-exact", value=card.pips)
        if card.pips
        else text("rajas-cards-karma-price-free")
    )


@cache
def card_text(card: Card) -> Text:
    """Return a card's short name: "red fort and yellow temple", "ship 12", "silk 1, tea 2"."""
    if card.kind == "ship":
        return text("rajas-cards-karma-card-ship", number=card.ship_number)
    if card.kind == "palace":
        return text("rajas-cards-karma-card-palace", value=card.palace_value)
    if card.kind == "goods":
        return _goods(card)
    shown = _joined([building_text(building) for building in card.buildings])
    if not card.goods:
        return shown
    return text("rajas-cards-karma-card-with", card=shown, goods=_goods(card))


@cache
def face_text(card: Card) -> Text:
    """Return a card's full text: name, price, gain, and the colour of its back."""
    kind = card.kind
    brings: dict[str, Param] = {}
    if kind == "building":
        brings = {"fame": card.fame}
    elif kind == "ship":
        brings = {"reward": _ship_reward(card)}
    elif kind == "palace":
        brings = {"effect": palace_text(card.palace_value)}
    return Text(
        f"{SLUG}-face-{kind}",
        {
            "card": card_text(card),
            **({} if kind == "goods" else {"price": price_text(card)}),
            **brings,
            "back": back_text(card.die_colour),
        },
    )


def _ship_reward(card: Card) -> Text:
    reward = reward_text(card.ship_reward)
    if not card.goods:
        return reward
    return text("rajas-cards-karma-card-with-good", reward=reward, goods=_goods(card))


def _goods(card: Card) -> Text:
    shown = [_good(good, value) for good, value in card.goods]
    if card.coin_bonus:
        shown.append(text("rajas-cards-karma-card-coin"))
    return _joined(shown)


def _good(good: str, value: int) -> Text:
    return text("rajas-cards-karma-card-good", good=good_text(good), value=value)


def _joined(shown: list[Text]) -> Text:
    """Return texts joined to a list, by messages that join two at a time."""
    first, *rest = shown
    for other in rest:
        first = text("rajas-cards-karma-card-and", first=first, second=other)
    return first
