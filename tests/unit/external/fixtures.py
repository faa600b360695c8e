"""Tiny invented documents in the shape of each public dataset; none of their content."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

Document = dict[str, Any]


def longmemeval() -> list[Document]:
    """Give four questions over three sessions each, out of the order of time."""
    return copy.deepcopy(_LONGMEMEVAL)


def locomo() -> list[Document]:
    """Give one conversation of two speakers with six questions."""
    return copy.deepcopy(_LOCOMO)


def halumem() -> list[Document]:
    """Give one user with two sessions: points, an update, an interference, questions."""
    return copy.deepcopy(_HALUMEM)


def write(path: Path, name: str, document: list[Document]) -> Path:
    """Write a document the way its dataset is shipped."""
    if name == "halumem":
        path.write_text("".join(json.dumps(one) + "\n" for one in document), encoding="utf-8")
    else:
        path.write_text(json.dumps(document), encoding="utf-8")
    return path


def _said(text: str, role: str = "user", **more: object) -> Document:
    return {"role": role, "content": text, **more}


_HAYSTACK = {
    "question_date": "2023/06/20 (Tue) 10:00",
    "haystack_dates": [
        "2023/05/30 (Tue) 23:40",
        "2023/05/20 (Sat) 02:21",
        "2023/06/11 (Sun) 08:05",
    ],
    "haystack_session_ids": ["middle", "first", "last"],
    "haystack_sessions": [
        [
            _said("I prefer green tea over coffee.", has_answer=True),
            _said("Noted. Heat the kettle to eighty degrees.", "assistant", has_answer=True),
        ],
        [
            _said("Good morning! The weather is dull.", has_answer=False),
            _said("My dog is called Biscuit.", has_answer=True),
            _said("A fine name.", "assistant", has_answer=False),
        ],
        [_said("I live in Portland now."), _said("How nice.", "assistant")],
    ],
}

_LONGMEMEVAL: list[Document] = [
    {
        **_HAYSTACK,
        "question_id": "q-dog",
        "question_type": "single-session-user",
        "question": "What is the name of my dog?",
        "answer": "Biscuit",
        "answer_session_ids": ["first"],
    },
    {
        **_HAYSTACK,
        "question_id": "q-both",
        "question_type": "multi-session",
        "question": "What is my dog called, and where do I live?",
        "answer": "Biscuit, Portland",
        "answer_session_ids": ["first", "last"],
    },
    {
        **_HAYSTACK,
        "question_id": "q-kettle",
        "question_type": "single-session-assistant",
        "question": "How hot did you tell me to heat the kettle?",
        "answer": 80,
        "answer_session_ids": ["middle"],
    },
    {
        **_HAYSTACK,
        "question_id": "q-cat_abs",
        "question_type": "single-session-user",
        "question": "What is the name of my parrot?",
        "answer": "You did not mention a parrot.",
        "answer_session_ids": ["first"],
    },
]


def _turn(speaker: str, dia_id: str, text: str, **more: object) -> Document:
    return {"speaker": speaker, "dia_id": dia_id, "text": text, **more}


_LOCOMO: list[Document] = [
    {
        "sample_id": "conv-0",
        "conversation": {
            "speaker_a": "Ottilie",
            "speaker_b": "Barnaby",
            "session_1_date_time": "1:56 pm on 8 May, 2023",
            "session_1": [
                _turn("Ottilie", "D1:1", "Hey Barnaby! I live in Portland."),
                _turn("Barnaby", "D1:2", "Hi! I work at Tern Labs."),
                _turn("Ottilie", "D1:3", "My dog is called Biscuit.", img_url=["x"]),
            ],
            "session_2_date_time": "12:09 am on 13 September, 2023",
            "session_2": [
                _turn("Barnaby", "D2:1", "I play chess on Mondays.", blip_caption="a board"),
                _turn("Ottilie", "D2:2", "I prefer green tea over coffee."),
            ],
            "session_3_date_time": "9:00 am on 1 October, 2023",
        },
        "qa": [
            {"question": "What is Ottilie's dog called?", "answer": "Biscuit",
             "evidence": ["D1:3"], "category": 4},
            {"question": "Which drink and which dog does Ottilie like?",
             "answer": "green tea, Biscuit", "evidence": ["D1:3; D2:2"], "category": 1},
            {"question": "Where does Barnaby work?", "answer": "Tern Labs",
             "evidence": ["D1:2"], "category": 4},
            {"question": "In which year did Ottilie speak of tea?", "answer": 2023,
             "evidence": ["D:2:2"], "category": 2},
            {"question": "Would Ottilie like a tea shop?", "answer": "Likely yes",
             "evidence": ["D"], "category": 3},
            {"question": "What is Ottilie's parrot called?", "adversarial_answer": "Biscuit",
             "evidence": ["D1:3"], "category": 5},
        ],
    }
]  # fmt: skip


def _point(index: int, content: str, source: str = "primary", **more: object) -> Document:
    return {
        "index": index,
        "memory_content": content,
        "memory_type": "Persona Memory",
        "memory_source": source,
        "is_update": "False",
        "original_memories": [],
        "importance": 0.8,
        "timestamp": "Sep 04, 2025, 09:05:32",
        **more,
    }


def _line(role: str, content: str, turn: int) -> Document:
    return {
        "role": role,
        "content": content,
        "timestamp": "Sep 04, 2025, 09:05:32",
        "dialogue_turn": turn,
    }


_HALUMEM: list[Document] = [
    {
        "uuid": "u-0",
        "persona_info": "Name: Ottilie Brandt; Gender: Female; Birth: 1990-02-03",
        "sessions": [
            {
                "start_time": "Sep 04, 2025, 09:05:32",
                "end_time": "Sep 04, 2025, 09:25:32",
                "dialogue": [
                    _line("user", "I live in Seattle. My dog is called Biscuit.", 1),
                    _line("assistant", "Noted! I hear you also sail a boat.", 1),
                ],
                "memory_points": [
                    _point(1, "Ottilie Brandt lives in Seattle"),
                    _point(2, "Ottilie Brandt has a dog called Biscuit"),
                    _point(3, "Ottilie Brandt sails a boat", "interference"),
                ],
                "questions": [
                    {
                        "question": "What is the dog of Ottilie called?",
                        "answer": "Biscuit",
                        "evidence": [
                            {
                                "memory_content": "Ottilie Brandt has a dog called Biscuit",
                                "memory_type": "Persona Memory",
                            }
                        ],
                        "difficulty": "easy",
                        "question_type": "Basic Fact Recall",
                    },
                    {
                        "question": "What is the parrot of Ottilie called?",
                        "answer": "It was not mentioned.",
                        "evidence": [],
                        "difficulty": "easy",
                        "question_type": "Memory Boundary",
                    },
                ],
            },
            {
                "start_time": "Nov 11, 2025, 18:00:00",
                "end_time": "Nov 11, 2025, 18:20:00",
                "dialogue": [_line("user", "I live in Portland now.", 1)],
                "memory_points": [
                    _point(
                        1,
                        "Ottilie Brandt lives in Portland now",
                        is_update="True",
                        original_memories=["Ottilie Brandt lives in Seattle"],
                    )
                ],
            },
        ],
    }
]
