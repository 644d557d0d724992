"""Lines break, servers are killed; nothing that was acknowledged is lost."""

import json
import subprocess
import sys
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.seats import guest, open_table, picks, ready, stage, take_turn, turns
from tests.server.server import Server
from tests.server.test_api import Program

pytestmark = pytest.mark.ordinary


def test_a_reload_in_the_middle_of_a_turn(browser: Browser, server: Server) -> None:
    page = guest(browser, server).new_page()
    open_table(page)
    stage(page, "move")
    page.locator("#c-A2 .hit").click(force=True)
    page.locator("#c-C2 .hit").click(force=True)
    stage(page, "stone")

    page.reload()

    stage(page, "stone")
    expect(page.locator("#viking-0-0")).to_have_attribute("data-on", "c-C2")


def test_a_killed_server_loses_nothing(browser: Browser, own_server: Server) -> None:
    page = guest(browser, own_server).new_page()
    open_table(page)
    for seed in range(3):
        take_turn(page, Random(seed))
    stage(page, "move")
    log, board = turns(page), page.locator("#pieces").inner_html()

    own_server.kill()
    page.wait_for_selector("body[data-offline]")
    own_server.restart()
    page.wait_for_selector("body:not([data-offline])")
    stage(page, "move")

    assert turns(page) == log
    assert page.locator("#pieces").inner_html() == board
    take_turn(page, Random(9))
    stage(page, "move")
    assert picks(page) == 2 * len(log) + 4


def test_a_server_killed_in_a_bots_turn_goes_on(browser: Browser, slow_server: Server) -> None:
    page = guest(browser, slow_server).new_page()
    open_table(page)
    take_turn(page, Random(1))
    page.wait_for_selector(".turns i:not(:empty)")  # the stone is acknowledged
    slow_server.kill()
    assert len(turns(page)) == 1
    slow_server.restart()

    page.reload()
    ready(page)

    stage(page, "move")
    assert len(turns(page)) == 2


def test_a_deleted_table_says_so_to_everyone(browser: Browser, own_server: Server) -> None:
    """`trollbord tables delete` beside the running server leaves no ghost behind."""
    page = guest(browser, own_server).new_page()
    open_table(page)
    take_turn(page, Random(1))
    address, id = page.url, page.url.rpartition("/")[2]
    program = Program(own_server)
    table = program.open("me", "me")
    with program.line(table) as line:
        line.recv()
        where = ["--data", str(own_server.data), "--yes"]
        command = [sys.executable, "-m", "trollbord", "tables", "delete", id, table, *where]
        subprocess.run(command, check=True, capture_output=True)

        expect(page.locator("h1")).to_contain_text("This table is gone")
        said = [json.loads(text) for text in line]
    assert said[-1]["problem"]["type"] == "/api/#missing"
    program.http.close()
    page.goto(address)
    expect(page.locator("h1")).to_contain_text("There is no such table")
    page.click("a.btn.go")
    expect(page.locator(f"a[href='/t/{id}']")).to_have_count(0)
    assert "Traceback" not in own_server.log.read_text()


def test_a_killed_server_gives_back_time(browser: Browser, own_server: Server) -> None:
    page = guest(browser, own_server).new_page()
    page.goto("/new/ragnarocks")
    page.click("label:has([name=clock][value=game])")
    page.select_option("[name=clock-game]", "10")
    page.select_option("[name=clock-zero]", "loss")
    page.click("form.new button.go")
    take_turn(page, Random(1))
    stage(page, "move")
    mine = page.locator("#plate-0 .hourglass")
    before = seconds(mine.text_content() or "")

    own_server.kill()
    own_server.restart()
    page.goto(page.url)
    stage(page, "move")

    assert seconds(mine.text_content() or "") >= before - 10
    assert seconds(mine.text_content() or "") <= 620


def seconds(clock: str) -> int:
    minutes, _, rest = clock.partition(":")
    return 60 * int(minutes) + int(rest)
