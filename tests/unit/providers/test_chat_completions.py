"""The adapter to real models, against a loopback server that answers well and badly."""

from __future__ import annotations

import json
import logging
import sys

import pytest

from mnemic.errors import (
    InvalidAddress,
    ModelDeclined,
    ModelProtocolError,
    ModelRateLimited,
    ModelRefused,
    ModelTimedOut,
    ModelTruncated,
    ModelUnavailable,
)
from mnemic.providers.chat import (
    ChatMessage,
    FailureClass,
    ModelReply,
    ModelRequest,
    OutputSchema,
    ToolCall,
    ToolSpec,
    failure_class,
)
from mnemic.providers.opening import NOT_INSTALLED, open_model
from mnemic.providers.settings import ModelSettings, model_settings
from tests.support.chat_server import (
    ChatServer,
    CutsOff,
    Fails,
    Holds,
    Says,
    Scripted,
    Writes,
    always,
    chat_server,
)

KEY = "sk-loopback-0123456789"
SECRET_TEXT = "My dog is called Biscuit."
ASKED = ModelRequest(
    messages=(ChatMessage("system", "Be brief."), ChatMessage("user", SECRET_TEXT))
)
SCHEMA = OutputSchema(
    "answer",
    {
        "type": "object",
        "properties": {"city": {"type": "string"}},
        "required": ["city"],
        "additionalProperties": False,
    },
)


def settings(server: ChatServer, **changes: object) -> ModelSettings:
    """Point at the loopback server."""
    environment = {
        "MNEMIC_MODEL": "openai:gpt-4o-mini",
        "MNEMIC_MODEL_BASE_URL": server.base_url,
        "MNEMIC_MODEL_API_KEY": KEY,
    }
    return model_settings(environment).model_copy(update=changes)


async def ask(server: ChatServer, request: ModelRequest = ASKED, **changes: object) -> ModelReply:
    """Open the model, ask once, close it."""
    async with open_model(settings(server, **changes)) as model:
        return await model.complete(request)


async def test_a_call_is_answered_priced_and_timed() -> None:
    """Text, tokens, US dollars from the catalogue, who answered, and how long it took."""
    with chat_server(always(Says("Noted."))) as server:
        reply = await ask(server)

    assert (reply.text, reply.tool_calls) == ("Noted.", ())
    assert (reply.input_tokens, reply.output_tokens) == (1_000, 10)
    assert reply.cost_usd == pytest.approx(1_000 * 0.15e-6 + 10 * 0.60e-6)
    assert (reply.provider, reply.model) == ("openai", "gpt-4o-mini")
    assert reply.latency_s > 0
    (body,) = server.bodies
    assert [(m["role"], m["content"]) for m in body["messages"]] == [
        ("system", "Be brief."),
        ("user", SECRET_TEXT),
    ]
    assert server.headers[0]["authorization"] == f"Bearer {KEY}"


async def test_tools_go_out_and_calls_come_back() -> None:
    """A tool's schema is sent, a call is read, and its answer is sent under the call's id."""
    tool = ToolSpec("recall", "Recall.", {"type": "object", "properties": {}})
    call = ToolCall("call-0", "recall", '{"question":"dog"}')
    with chat_server(always(Says(None, tool_calls=(("recall", call.arguments),)))) as server:
        reply = await ask(
            server,
            ModelRequest(
                messages=(
                    *ASKED.messages,
                    ChatMessage("assistant", "", "exchange", (call,)),
                    ChatMessage("tool", "nothing", "exchange", tool_call_id="call-0"),
                ),
                tools=(tool,),
            ),
        )

    assert reply.tool_calls == (call,)
    (body,) = server.bodies
    assert body["tools"][0]["function"]["name"] == "recall"
    *_, asked, answered = body["messages"]
    assert asked["tool_calls"][0]["id"] == answered["tool_call_id"] == "call-0"
    assert answered["content"] == "nothing"


async def test_a_strict_schema_is_asked_for_and_held_to() -> None:
    """The schema goes out as strict JSON schema; prose in reply is outside the protocol."""
    request = ModelRequest(messages=ASKED.messages, output=SCHEMA)
    with chat_server(always(Says('{"city": "Portland"}'))) as server:
        reply = await ask(server, request)
    asked = server.bodies[0]["response_format"]["json_schema"]
    assert json.loads(reply.text) == {"city": "Portland"}
    assert (asked["name"], asked["strict"]) == ("answer", True)

    prose = always(Says("Portland, I think."))
    with chat_server(prose) as server, pytest.raises(ModelProtocolError) as caught:
        await ask(server, request)
    assert caught.value.cost_usd > 0


FAILURES: list[tuple[Scripted, type[ModelUnavailable | ModelRefused], FailureClass]] = [
    (Fails(500), ModelUnavailable, FailureClass.TRANSIENT),
    (Fails(503), ModelUnavailable, FailureClass.TRANSIENT),
    (CutsOff(), ModelUnavailable, FailureClass.TRANSIENT),
    (Fails(429, {"Retry-After": "7"}), ModelRateLimited, FailureClass.RATE_LIMITED),
    (Fails(429, code="insufficient_quota"), ModelRefused, FailureClass.PERMANENT),
    (Fails(400), ModelRefused, FailureClass.PERMANENT),
    (Fails(401), ModelRefused, FailureClass.PERMANENT),
    (Fails(404), ModelRefused, FailureClass.PERMANENT),
    (Fails(418), ModelRefused, FailureClass.PERMANENT),
    (Writes('{"choices": [{"mess'), ModelProtocolError, FailureClass.PROTOCOL),
    (Writes('{"choices": 7}'), ModelProtocolError, FailureClass.PROTOCOL),
    (Writes("[]"), ModelProtocolError, FailureClass.PROTOCOL),
    (Writes('{"choices": []}'), ModelProtocolError, FailureClass.PROTOCOL),
    (Says("The dog is", finish="length"), ModelTruncated, FailureClass.TRUNCATED),
    (Says(None, refusal="I will not."), ModelDeclined, FailureClass.REFUSED),
    (Says("", finish="content_filter"), ModelDeclined, FailureClass.REFUSED),
]


@pytest.mark.parametrize(("answer", "error", "named"), FAILURES)
async def test_failures_have_one_class_each(
    answer: Scripted, error: type[Exception], named: FailureClass
) -> None:
    """Asked once, refused once, under a class that says what the caller can do."""
    with chat_server(always(answer)) as server, pytest.raises(error) as caught:
        await ask(server)

    failed = caught.value
    assert type(failed) is error
    assert isinstance(failed, ModelUnavailable | ModelRefused)
    assert failure_class(failed) is named
    assert len(server.bodies) == 1
    if isinstance(failed, ModelRateLimited):
        assert failed.retry_after_s == 7
    assert (failed.cost_usd > 0) == isinstance(answer, Says)


async def test_a_slow_model_is_timed_out() -> None:
    """A model that holds its answer back is given up after its time."""
    with chat_server(always(Holds())) as server, pytest.raises(ModelTimedOut) as caught:
        await ask(server, timeout_s=0.2)
    assert failure_class(caught.value) is FailureClass.TIMEOUT


async def test_nobody_there_is_transient() -> None:
    """A refused connection may pass."""
    with chat_server(always(Says())) as server:
        gone = settings(server)
    async with open_model(gone) as model:
        with pytest.raises(ModelUnavailable):
            await model.complete(ASKED)


@pytest.mark.parametrize("answer", [Says(model="nobody-knows-1"), Says(usage=False)])
async def test_what_no_catalogue_knows_costs_zero(answer: Says) -> None:
    """An unknown model, or an answer without usage, is not priced by a guess."""
    with chat_server(always(answer)) as server:
        reply = await ask(server)
    assert reply.cost_usd == 0


@pytest.mark.parametrize(
    "answer",
    [
        Fails(401, message=f"Incorrect API key provided: {KEY}"),
        Fails(500, message=f"cannot answer: {SECRET_TEXT}"),
        Writes(f'{{"choices": "{SECRET_TEXT}"}}'),
    ],
)
async def test_no_error_and_no_log_tells(
    answer: Scripted, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither the key nor a message is in an error, its chain that is shown, or a log line."""
    caplog.set_level(logging.INFO)
    with chat_server(always(answer)) as server:
        asked = settings(server)
        async with open_model(asked) as model:
            with pytest.raises((ModelUnavailable, ModelRefused)) as caught:
                await model.complete(ASKED)

    shown = f"{caught.value!r} {asked!r} {caplog.text}"
    assert KEY not in shown
    assert SECRET_TEXT not in shown
    assert caught.value.__suppress_context__


async def test_a_missing_extra_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the libraries the sentence names the extra."""
    monkeypatch.delitem(sys.modules, "mnemic.providers.chat_completions", raising=False)
    monkeypatch.setitem(sys.modules, "pydantic_ai", None)
    asked = model_settings({"MNEMIC_MODEL": "m", "MNEMIC_MODEL_API_KEY": KEY})
    with pytest.raises(InvalidAddress) as caught:
        async with open_model(asked):
            pass
    assert str(caught.value) == NOT_INSTALLED
