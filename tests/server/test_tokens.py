"""Tokens: signed ones of people, random ones of bots."""

from stolik.server import tokens
from stolik.server.tokens import Tokens


def test_a_token_says_who_and_when() -> None:
    ours = Tokens("one secret")
    token = ours.sign("abc", 3)
    assert ours.read(token) == ("abc", 3) and ours.sign("abc", 3) == token
    assert Tokens("another secret").read(token) is None
    assert ours.read(ours.sign("abc", 4)) == ("abc", 4)


def test_every_change_of_a_token_is_noticed() -> None:
    ours = Tokens("one secret")
    token = ours.sign("abc", 3)
    for at in range(len(token)):
        for sign in "a0._A":
            changed = token[:at] + sign + token[at + 1 :]
            assert changed == token or ours.read(changed) in (None, ("abc", 3)), changed
            assert changed[: token.rindex(".")] == token[: token.rindex(".")] or ours.read(changed) is None
    for nonsense in ("", ".", "..", "abc.3", "a.b.c", "\0", "ż", token + token, token * 100):
        assert ours.read(nonsense) is None


def test_a_signed_token_must_still_make_sense() -> None:
    ours = Tokens("one secret")
    for told in ("abc", "abc.x", "abc.1.2"):
        assert ours.read(ours._signer.sign(told).decode()) is None


def test_ids() -> None:
    ids = {tokens.new_id() for _ in range(1000)}
    assert len(ids) == 1000 and {len(id) for id in ids} == {tokens.ID_LENGTH}
    assert set("".join(ids)) == set(tokens.SIGNS)


def test_a_bot_s_id_follows_from_its_hash() -> None:
    token = tokens.new_bot_token()
    assert tokens.is_bot_token(token) and not tokens.is_bot_token("abc.1.x") and token != tokens.new_bot_token()
    hashed = tokens.bot_hash(token)
    assert token not in hashed and len(hashed) == 64
    assert tokens.bot_id(hashed) == tokens.bot_id(hashed) and set(tokens.bot_id(hashed)) <= set(tokens.SIGNS)
    assert len({tokens.bot_id(tokens.bot_hash(str(at))) for at in range(1000)}) == 1000
