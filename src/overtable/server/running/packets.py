"""The protocol of sockets: what is sent with more to come goes out together with the next message, in one packet."""

import contextlib
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

MORE = "overtable.more"
"""Set in a message that another one follows at once. A server that does not know it sends both by themselves."""


class Packets(WebSocketsSansIOProtocol):
    async def send(self, message: Any) -> None:
        if MORE in message and self.handshake_complete and not self.close_sent:
            with contextlib.suppress(InvalidState):  # the next message finds out that it is closed
                self.conn.send_text(message["text"].encode())
            return
        await super().send(message)
