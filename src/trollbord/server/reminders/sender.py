"""Sends what waits in the outbox: one task in one process, or in any number of workers, of which one takes each channel.

A message is sent, then forgotten. A process that is killed between the two leaves it to be sent again after three
minutes: at least once, never lost. The second one has the same id as the first.
"""

from __future__ import annotations

import asyncio
import logging
import ssl
from functools import partial
from random import uniform
from typing import Final

import msgspec

from trollbord.server.errors import Unavailable
from trollbord.server.reminders import mail, webhook
from trollbord.server.reminders.delivery import AddressGone, DeliveryRefusal, NotNow
from trollbord.server.reminders.links import Links
from trollbord.server.reminders.operator import Operator
from trollbord.server.reminders.outside import OutsideCall, OutsideCalls
from trollbord.server.reminders.posting import PATIENCE, Resolve, post, resolved, target_of
from trollbord.server.reminders.quiet import quiet_until
from trollbord.server.reminders.telling import ReminderTelling, told
from trollbord.server.store import outbox
from trollbord.server.store.outbox import MAIL, PUSH, Parcel
from trollbord.server.store.rows import ChannelRow
from trollbord.server.store.store import Store

LOG: Final = logging.getLogger(__name__)

OFTEN: Final = 5.0
"""Seconds between two looks into the outbox."""
AT_ONCE: Final = 32
"""Messages that are on their way at the same time."""
FIRST_PAUSE, LONGEST_PAUSE = 60.0, 6 * 3600.0
"""Seconds until a message is tried again: the pause doubles."""
MOST_TRIES: Final = 12
"""Failures in a row, about a day and a half of them, after which the message is given up, and the address if the fault is there."""


class Sender:
    """Sends by the ways that the operator has set up."""

    def __init__(
        self,
        store: Store,
        operator: Operator,
        links: Links,
        resolve: Resolve = resolved,
        context: ssl.SSLContext | None = None,
    ) -> None:
        """`context` says which certificates are believed; those of the system, if none is given."""
        self.store: Final = store
        self.operator: Final = operator
        self.links: Final = links
        self.resolve: Final = resolve
        self.context: Final = context
        self._calls: Final = OutsideCalls(4 * AT_ONCE)
        self._room: Final = asyncio.Semaphore(AT_ONCE)
        self._on_their_way: Final[dict[str, asyncio.Task[bool]]] = {}

    async def run(self) -> None:
        """Send until cancelled."""
        try:
            while True:
                try:
                    await self.begin()  # the next look does not wait for the slowest
                except Unavailable:
                    pass  # the store has said why; there is a next time
                except Exception:
                    LOG.exception("reminders were not sent")
                await asyncio.sleep(OFTEN)
        finally:
            for task in self._on_their_way.values():
                task.cancel()

    async def round(self) -> int:
        """Send what is due now, and wait for all of it; how many messages were sent."""
        return sum(await asyncio.gather(*await self.begin()))

    async def begin(self) -> list[asyncio.Task[bool]]:
        """Begin to send what is due now by the channels that have nothing on its way; whether each message was sent."""
        now = self.store.now()
        await self.store.do(lambda connection: outbox.expire(connection, now))
        ripe = await self.store.read(lambda connection: outbox.ripe(connection, now))
        begun = []
        for channel, wish in ripe:
            until = quiet_until(wish, now)
            if until is not None:
                await self.store.do(partial(outbox.postpone, channel=channel, until=until))
            elif channel not in self._on_their_way:
                task = self._on_their_way[channel] = asyncio.create_task(self._one(channel))
                begun.append(task)
        return begun

    async def _one(self, channel: str) -> bool:
        """Send what waits for a channel, when there is room; whether it was sent."""
        try:
            async with self._room:
                return await self._sent(channel)
        except Unavailable:
            return False  # as above
        except Exception:
            LOG.exception("a reminder was not sent")
            return False
        finally:
            del self._on_their_way[channel]

    async def _sent(self, channel: str) -> bool:
        """Take what waits for a channel, send it, and note how that ended."""
        now = self.store.now()
        parcel = await self.store.do(lambda connection: outbox.take(connection, channel, now))
        if parcel is None:
            return False
        telling = self._told(parcel)
        try:
            send = partial(self._deliver, parcel.channel, telling)
            seconds = mail.LONG_PATIENCE if parcel.channel.kind == MAIL else PATIENCE
            await self._calls.call(send, seconds)
        except (AddressGone, DeliveryRefusal) as gone:
            LOG.info("a channel is given up: %s", gone)
            await self.store.do(lambda connection: outbox.remove(connection, channel))
            return False
        except NotNow as failure:
            await self._fail(parcel, failure)
            return False
        await self.store.do(lambda connection: outbox.sent(connection, parcel, self.store.now()))
        return True

    async def _fail(self, parcel: Parcel, failure: NotNow) -> None:
        channel = parcel.channel
        LOG.warning("a reminder was not sent (%s): %s", channel.kind, failure)
        if channel.tries + 1 >= MOST_TRIES:
            # A mail server that is ours to mend costs nobody their address.
            is_ours = channel.kind == MAIL or channel.kind not in self.operator.kinds
            give_up = outbox.abandon if is_ours else outbox.remove_all
            await self.store.do(lambda connection: give_up(connection, parcel))
            return
        until = self.store.now() + max(failure.seconds, pause(channel.tries))
        await self.store.do(lambda connection: outbox.failed(connection, parcel, until))

    def _told(self, parcel: Parcel) -> ReminderTelling:
        id, home = parcel.channel.id, self.operator.address
        return told(parcel, home, self.links.confirm(id), self.links.stop(id))

    def _deliver(self, channel: ChannelRow, telling: ReminderTelling, call: OutsideCall) -> None:
        """Send by one way; runs in a thread."""
        operator = self.operator
        if channel.kind not in operator.kinds:
            raise NotNow(f"{channel.kind} is not set up")
        if channel.kind == MAIL:
            assert operator.smtp is not None
            message = mail.letter(telling, operator.smtp, channel.address, operator.host)
            mail.send(message, operator.smtp, call, self.context)
            return
        target = target_of(channel.address, operator.allowed, self.resolve)
        if channel.kind == PUSH:
            from trollbord.server.reminders import push

            keys = msgspec.json.decode(channel.keys, type=push.Keys)
            contact = f"mailto:{operator.smtp.sender}" if operator.smtp else operator.address
            headers, body = push.request(
                channel.address, keys, push.payload(telling), operator.push_key, contact
            )
        else:
            headers, body = webhook.request(telling, channel.keys, self.store.now())
        post(target, headers, body, call, self.context)


def pause(tries: int) -> float:
    """Seconds until the next try, after `tries` failures; spread at random, so that messages do not come together."""
    return min(LONGEST_PAUSE, FIRST_PAUSE * 2.0**tries) * uniform(0.8, 1.2)
