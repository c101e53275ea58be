"""When the rest of a hand of durak may be claimed: nobody else can come to attack before the own cards are laid.

Once there is no stock, whoever forgets nothing knows what the only other player holds (DU-18: what was beaten off is
out). If none of it beats a card of the attacker's, each attack is taken and they attack again (DU-28), in whatever
order they lay their cards and give some; the other player is left with cards. Only the last card may be beaten.
"""

from stolik.core.game import Event, View, event
from stolik.core.packs import FRENCH
from stolik.core.tricks import wins_over
from stolik.games.durak.state import SIX


def settled(view: View) -> Event | None:
    """That an attacker with two cards or more gets rid of all of them, against the only other player with cards."""
    held = view["hand"]
    asked = view["seat"] == view["turn"] == view["attacker"] and view["phase"] in ("open", "gift")
    if not asked or len(held) < 2:
        return None
    if view["under"] or view["drew_trump"] is not None or view["sides"] or any(view["offered"]):
        return None
    left = view["pickups_left"]
    if left is not None and left <= len(held):  # so many pick-ups at most, but for the last
        return None
    others = sum(view["hand_count"]) - len(held)
    if view["hand_count"][view["defender"]] != others:
        return None
    against = [card for card in map(FRENCH.text, FRENCH.numbers) if card not in held and card not in view["gone"]]
    against = [card for card in against if FRENCH.number(card) & 15 >= SIX]
    if len(against) != others:
        return None
    # What has been taken may beat what is laid later, but for the last card.
    against = against if len(held) == 2 else against + held
    if any(wins_over(card, own, view["trump"]) for card in against for own in held):
        return None
    return event("durak-settled")
