"""The durak oracle with `allow_excess`: DU-27 and DU-A10, played against docs/rules/durak.md (trump hearts)."""

from .test_durak import exchangers, late, play, refused, roles

EXCESS = {"allow_excess": True}


def test_g7_too_many():
    game = play(late("6C 6D 6S", "8C 8D", changed=EXCESS), "0 attack 6C +, 0 attack 6D +, 0 attack 6S")
    assert game.asked() == 1 and game.legal(1) == ["back 6C", "back 6D", "back 6S"]
    play(game, "1 back 6D")
    assert game.hands[0] == ["6D"] and game.table == [["6C"], ["6S"]] and "take" in game.legal(1)
    play(game, "1 take")
    assert sorted(game.hands[1]) == ["6C", "6S", "8C", "8D"]


def test_too_many_go_back_in_any_order():
    game = play(
        late("6C 6D 6H 6S", "8C 8D", changed=EXCESS), "0 attack 6C +, 0 attack 6D +, 0 attack 6H +, 0 attack 6S"
    )
    assert game.legal(1) == ["back 6C", "back 6D", "back 6H", "back 6S"]
    assert play(game, "1 back 6S").legal(1) == ["back 6C", "back 6D", "back 6H"]
    refused(game, "1 take")


def test_too_many_gifts():
    game = late("8C 8D", "9C 6H KC", "8S KD", "8H QD", changed=EXCESS)
    play(game, "0 attack 8C, 1 take, 0 give 8D, 2 give 8S, 2 done, 3 give 8H, 3 done")
    assert game.legal(1) == ["back 8D", "back 8H", "back 8S"] and len(game.hands[1]) == 4
    play(game, "1 back 8S")
    assert sorted(game.hands[1]) == ["6H", "8C", "8D", "8H", "9C", "KC"] and sorted(game.hands[2]) == ["8S", "KD"]
    assert roles(game) == (2, 3)


def test_a_six_that_went_back_keeps_its_right():
    game = late("6C 6H AC", "9C", stock="JC KH", six_right=0, changed=EXCESS)
    play(game, "0 attack 6C +, 0 attack 6H")
    assert exchangers(game) == []
    assert exchangers(play(game.copy(), "1 back 6H")) == [0]
    assert exchangers(play(game, "1 back 6C, 1 take")) == []
