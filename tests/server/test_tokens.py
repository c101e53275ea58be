"""Tokens: random ones, of which only a hash is kept, and the public ids that follow from it."""

import pytest

from stolik.server import tokens


def test_ids() -> None:
    ids = {tokens.new_id() for _ in range(1000)}
    assert len(ids) == 1000 and {len(id) for id in ids} == {tokens.NEW_ID_LENGTH}
    assert set("".join(ids)) == set(tokens.SIGNS)


@pytest.mark.parametrize("kind", [tokens.BOT, tokens.SESSION])
def test_a_token_is_random_and_says_what_it_is_for(kind: str) -> None:
    token = tokens.new_token(kind)
    assert token.startswith(kind) and len(token) == len(kind) + 43 and token != tokens.new_token(kind)
    hashed = tokens.hash_of(token)
    assert token not in hashed and len(hashed) == 64 and hashed == tokens.hash_of(token)
    assert len({tokens.hash_of(odd) for odd in ("", "\ud800", "\0", "ż", token)}) == 5


def test_public_ids_follow_from_the_hash() -> None:
    hashed = tokens.hash_of(tokens.new_token(tokens.BOT))
    for id in (tokens.bot_id, tokens.session_id):
        assert id(hashed) == id(hashed) and set(id(hashed)) <= set(tokens.SIGNS)
        assert len({id(tokens.hash_of(str(at))) for at in range(1000)}) == 1000
    assert tokens.bot_id(hashed) != tokens.session_id(hashed)
