"""The queue of bots' questions in PostgreSQL: procrastinate's tables, written in the transaction of the change that asks.

A question is a job with the table, the number of its last line, the seat and the bot. The worker that takes it up looks first
whether it still stands, so a job that is there twice, or too late, changes nothing.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy import text as sql

from trollbord.server.store.change import BotQuestion
from trollbord.server.store.hints import BOTS, StoreHint

QUEUE: Final = "bots"
TASK: Final = "answer"
WOKEN: Final = StoreHint(BOTS, '{"type":"job_inserted","job_id":0}')
"""What procrastinate's own trigger would send, but within the transaction; workers look for jobs then."""
TRIGGER: Final = "procrastinate_jobs_notify_queue_job_inserted_v1"
_PENDING: Final = sql(
    "SELECT 1 FROM procrastinate_jobs WHERE status IN ('todo', 'doing')"
    " AND args->>'table' = :table AND args->>'seq' = :seq AND args->>'bot' = :bot LIMIT 1"
)


def install(connection: Connection) -> None:
    """Create procrastinate's tables; its trigger that notifies is switched off, for we notify after the commit."""
    from procrastinate.schema import SchemaManager

    raw: Any = connection.connection.driver_connection
    raw.execute(SchemaManager.get_schema())
    connection.exec_driver_sql(f"ALTER TABLE procrastinate_jobs DISABLE TRIGGER {TRIGGER}")


def ask(connection: Connection, table: str, version: int, question: BotQuestion) -> None:
    """Write the job of a question in the transaction of this connection."""
    deferrer = _app().configure_task(
        TASK,
        queue=QUEUE,
        priority=question.priority,
        queueing_lock=f"{table} {version}",
        connection=connection.connection.driver_connection,
    )
    deferrer.defer(table=table, seq=question.seq, seat=question.seat, bot=question.bot)


def ask_again(connection: Connection, table: str, version: int, question: BotQuestion) -> bool:
    """Write the job of a question unless it waits or runs; whether it was forgotten."""
    wanted = {"table": table, "seq": str(question.seq), "bot": question.bot}
    if connection.execute(_PENDING, wanted).first() is not None:
        return False
    ask(connection, table, version, question)
    return True


@cache
def _app() -> Any:
    """An application of procrastinate, which is an extra, that only writes jobs, each over a given connection."""
    from procrastinate import App, SyncPsycopgConnector

    return App(connector=SyncPsycopgConnector())
