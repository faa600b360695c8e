"""Ask a real model over the chat-completions protocol (the extra `mnemic[models]`).

pydantic-ai speaks to the provider and genai-prices knows what a call costs; here our
messages become theirs and their failures ours. No error carries a key, an address, or
what the provider wrote: its words may quote the request.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import perf_counter

import msgspec
from openai import AsyncOpenAI
from pydantic_ai import exceptions as failures
from pydantic_ai import messages as theirs
from pydantic_ai.direct import model_request
from pydantic_ai.models import ModelRequestParameters
from pydantic_ai.models.openai import OpenAIChatModel, OpenAIChatModelSettings
from pydantic_ai.output import OutputObjectDefinition
from pydantic_ai.profiles.openai import OpenAIModelProfile
from pydantic_ai.providers.openai_compatible import OpenAICompatibleProvider
from pydantic_ai.tools import ToolDefinition

from mnemic.errors import (
    ModelDeclined,
    ModelProtocolError,
    ModelRateLimited,
    ModelRefused,
    ModelTimedOut,
    ModelTruncated,
    ModelUnavailable,
)
from mnemic.providers.chat import ChatMessage, ModelReply, ModelRequest, ToolCall
from mnemic.providers.settings import ModelSettings

KEYLESS = "none"
"""What is sent as the key where none is needed: the client insists on one."""

_SETTLED_STATUSES = range(400, 500)
_PASSING_STATUSES = frozenset({408, 409, 425, 429})

_NONSENSE = (ValueError, AttributeError, IndexError, KeyError, TypeError)
"""What the libraries trip over when an answer is JSON of another shape, or no JSON."""

Failure = ModelUnavailable | ModelRefused


class ChatCompletionsModel:
    """Be a model behind a chat-completions address; `close` it afterwards."""

    def __init__(self, settings: ModelSettings) -> None:
        key = settings.api_key.get_secret_value() if settings.api_key else KEYLESS
        # Retries are the caller's to decide: each one costs.
        self._client = AsyncOpenAI(
            base_url=settings.base_url,
            api_key=key,
            max_retries=0,
            timeout=settings.timeout_s,
        )
        provider = OpenAICompatibleProvider(
            settings.provider,
            openai_client=self._client,
            profile=OpenAIModelProfile(supports_json_schema_output=True),
        )
        self._settings = settings
        self._model = OpenAIChatModel(settings.name, provider=provider)

    @property
    def name(self) -> str:
        """Name provider and model."""
        return f"{self._settings.provider}:{self._settings.name}"

    async def close(self) -> None:
        """Close the connections."""
        await self._client.close()

    async def complete(self, request: ModelRequest) -> ModelReply:
        """Answer one request; raises `ModelUnavailable` or `ModelRefused`, by what failed."""
        started = perf_counter()
        try:
            response = await model_request(
                self._model,
                to_their_messages(request.messages),
                model_settings=self._call_settings(request),
                model_request_parameters=_parameters(request),
            )
        except (failures.AgentRunError, failures.UserError, *_NONSENSE) as error:
            raise self._failure(error) from None
        return self._reply(request, response, perf_counter() - started)

    def _call_settings(self, request: ModelRequest) -> OpenAIChatModelSettings:
        settings = OpenAIChatModelSettings(
            max_tokens=request.output_tokens_max or self._settings.output_tokens_max,
            request_timeout=self._settings.timeout_s,
        )
        if request.reasoning_effort is not None:
            # Whatever the provider takes: an effort it does not know, it refuses itself.
            settings["openai_reasoning_effort"] = request.reasoning_effort  # type: ignore[typeddict-item]
        return settings

    def _reply(
        self, request: ModelRequest, response: theirs.ModelResponse, latency_s: float
    ) -> ModelReply:
        cost_usd = self._cost(response)
        if response.finish_reason == "length":
            bound = request.output_tokens_max or self._settings.output_tokens_max
            raise ModelTruncated(f"{self.name} was cut off after {bound} tokens", cost_usd=cost_usd)
        if response.finish_reason == "content_filter":
            raise ModelDeclined(f"{self.name} declined to answer", cost_usd=cost_usd)
        calls = tuple(
            ToolCall(part.tool_call_id, part.tool_name, part.args_as_json_str())
            for part in response.parts
            if isinstance(part, theirs.ToolCallPart)
        )
        text = "".join(p.content for p in response.parts if isinstance(p, theirs.TextPart))
        if request.output is not None and not calls and not _is_object(text):
            raise ModelProtocolError(
                f"{self.name} did not answer with a JSON object, as it was asked to",
                cost_usd=cost_usd,
            )
        return ModelReply(
            text=text,
            tool_calls=calls,
            cost_usd=cost_usd,
            input_tokens=response.usage.input_tokens,
            output_tokens=response.usage.output_tokens,
            cached_input_tokens=response.usage.cache_read_tokens,
            cache_write_tokens=response.usage.cache_write_tokens,
            reasoning_tokens=_reasoning_tokens(response),
            provider=self._settings.provider,
            model=response.model_name or self._settings.name,
            latency_s=latency_s,
        )

    def _cost(self, response: theirs.ModelResponse) -> float:
        """Price a call by the catalogue; 0 for a model or a usage that nobody knows."""
        try:
            return float(response.cost().total_price)
        except (LookupError, ValueError, AssertionError):
            return 0.0

    def _failure(self, error: Exception) -> Failure:
        """Turn their failure into ours, without their words."""
        status = error.status_code if isinstance(error, failures.ModelHTTPError) else None
        said = self.name if status is None else f"{self.name} (HTTP {status})"
        match error:
            case failures.ModelRateLimitError():
                return ModelRateLimited(f"{said} asks for a pause", retry_after_s=error.retry_after)
            case failures.ModelRequestTimeout() | failures.ModelTimeoutError():
                bound = self._settings.timeout_s
                return ModelTimedOut(f"{said} did not answer within {bound:g} s")
            case failures.ModelQuotaExceededError() | failures.ModelRequestRejectedError():
                return ModelRefused(f"{said} refused the request; check model, key and quota")
            case failures.ContentFilterError():
                return ModelDeclined(f"{said} declined to answer")
            case failures.OutputTokenLimitExceeded():
                return ModelTruncated(f"{said} was cut off before it had said anything")
            case failures.ModelAPIError() if isinstance(error.__cause__, ValueError):
                return ModelProtocolError(f"{said} answered with no JSON document")
            case failures.ModelAPIError() if _is_settled(status):
                return ModelRefused(f"{said} refused the request")
            case failures.ModelAPIError():
                return ModelUnavailable(f"{said} could not be reached or failed")
            case failures.UserError():
                return ModelRefused(f"{said} cannot be asked this way")
            case _:
                return ModelProtocolError(f"{said} answered outside the protocol")


def _reasoning_tokens(response: theirs.ModelResponse) -> int:
    usage = response.usage
    return usage.output_reasoning_tokens or usage.details.get("reasoning_tokens", 0)


def _is_settled(status: int | None) -> bool:
    return status in _SETTLED_STATUSES and status not in _PASSING_STATUSES


def _is_object(text: str) -> bool:
    try:
        return isinstance(msgspec.json.decode(text), dict)
    except (msgspec.DecodeError, RecursionError):
        return False


def _parameters(request: ModelRequest) -> ModelRequestParameters:
    tools = [
        ToolDefinition(
            name=tool.name,
            description=tool.description,
            parameters_json_schema=dict(tool.parameters),
        )
        for tool in request.tools
    ]
    if request.output is None:
        return ModelRequestParameters(function_tools=tools)
    return ModelRequestParameters(
        function_tools=tools,
        output_mode="native",
        output_object=OutputObjectDefinition(
            json_schema=dict(request.output.schema), name=request.output.name, strict=True
        ),
    )


def to_their_messages(messages: Sequence[ChatMessage]) -> list[theirs.ModelMessage]:
    """Turn our messages into theirs, one for one."""
    called = {call.id: call.name for message in messages for call in message.tool_calls}
    return [_their_message(message, called) for message in messages]


def _their_message(message: ChatMessage, called: Mapping[str, str]) -> theirs.ModelMessage:
    match message.role:
        case "system":
            return theirs.ModelRequest(parts=[theirs.SystemPromptPart(message.text)])
        case "user":
            return theirs.ModelRequest(parts=[theirs.UserPromptPart(message.text)])
        case "tool":
            call_id = message.tool_call_id or ""
            part = theirs.ToolReturnPart(
                tool_name=called.get(call_id, ""), content=message.text, tool_call_id=call_id
            )
            return theirs.ModelRequest(parts=[part])
        case "assistant":
            said: list[theirs.ModelResponsePart] = []
            if message.text:
                said.append(theirs.TextPart(message.text))
            said += [
                theirs.ToolCallPart(call.name, call.arguments, tool_call_id=call.id)
                for call in message.tool_calls
            ]
            return theirs.ModelResponse(parts=said)


__all__ = ["ChatCompletionsModel", "to_their_messages"]
