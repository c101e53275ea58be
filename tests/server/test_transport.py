"""Frames of our own are those of the `websockets` library, and no client gets what would need others."""

from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from stolik.server.transport import text_frame
from tests.server.raw import Raw
from tests.server.running import Running


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_frame_is_what_the_library_makes(size: int) -> None:
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_who_offers_compression_is_not_taken_at_their_word(tmp_path: Path) -> None:
    with Running(tmp_path) as server, Raw(server.port, {"Sec-WebSocket-Extensions": "permessage-deflate"}) as raw:
        assert "upgrade: websocket" in raw.handshake and "sec-websocket-extensions" not in raw.handshake
