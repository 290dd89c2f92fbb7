"""Speaks texts with the system's espeak-ng and writes, for each, a WAV file and when its words start.

Reads JSON lines {file, text, voice, rate, pitch, range, gap} on the standard input; answers each with
{file, words: [{at, start_ms}]}. For benchmarks only: the product does not use the system's synthesiser.
"""
import ctypes
import json
import sys
import wave

LIBRARY = "libespeak-ng.so.1"
RETRIEVAL = 1  # synchronous would play; this hands the samples over
UTF8_AND_SSML_AND_PHONEMES = 1 | 0x10
RATE, PITCH, RANGE, GAP = 1, 3, 4, 7
EVENT_END, EVENT_WORD = 0, 1


class Event(ctypes.Structure):
    _fields_ = [
        ("type", ctypes.c_int),
        ("unique_identifier", ctypes.c_uint),
        ("text_position", ctypes.c_int),
        ("length", ctypes.c_int),
        ("audio_position", ctypes.c_int),
        ("sample", ctypes.c_int),
        ("user_data", ctypes.c_void_p),
        ("id", ctypes.c_int * 2),
    ]


espeak = ctypes.CDLL(LIBRARY)
CALLBACK = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.POINTER(Event))
samples = bytearray()
words = []


def take(pcm, count, events):
    if pcm and count > 0:
        samples.extend(ctypes.string_at(pcm, count * 2))
    at = 0
    while events[at].type != EVENT_END:
        if events[at].type == EVENT_WORD:
            words.append({"at": events[at].text_position - 1, "start_ms": events[at].audio_position})
        at += 1
    return 0


callback = CALLBACK(take)
rate_hz = espeak.espeak_Initialize(RETRIEVAL, 0, None, 0)
espeak.espeak_SetSynthCallback(callback)
for line in sys.stdin:
    request = json.loads(line)
    samples.clear()
    words.clear()
    espeak.espeak_SetVoiceByName(request["voice"].encode())
    for parameter, key, default in ((RATE, "rate", 150), (PITCH, "pitch", 50), (RANGE, "range", 50), (GAP, "gap", 0)):
        espeak.espeak_SetParameter(parameter, request.get(key, default), 0)
    text = request["text"].encode() + b"\0"
    flags = 1 | (0x10 if request.get("ssml") else 0)
    espeak.espeak_Synth(text, len(text), 0, 1, 0, flags, None, None)
    espeak.espeak_Synchronize()
    with wave.open(request["file"], "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate_hz)
        file.writeframes(bytes(samples))
    print(json.dumps({"file": request["file"], "words": words}), flush=True)
