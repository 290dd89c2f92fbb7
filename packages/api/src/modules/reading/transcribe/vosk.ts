import type { Transcript } from '@caderneta/reading-engine';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { servicePatienceMs } from './ask-service.ts';

/** Bytes of a WAV header as `encodeWav` writes it; samples follow. */
const headerBytes = 44;
/** A quarter of a second: the server answers each part before it takes the next. */
const partBytes = 8000;
const sampleRate = 16_000;

const wordSchema = z.object({ word: z.string().max(200), start: z.number(), end: z.number() });
const finalSchema = z.object({ text: z.string(), result: z.array(wordSchema).optional() });
type Final = z.infer<typeof finalSchema>;

function toTranscript(finals: readonly Final[]): Transcript {
  const text = finals.map(({ text: sentence }) => sentence).join(' ');
  const words = finals.flatMap(({ result = [] }) =>
    result.map(({ word, start, end }) => ({ word, startS: start, endS: end })),
  );
  return words.length > 0 ? { text, words } : { text };
}

function finalOf(message: string): Final | null {
  try {
    return finalSchema.safeParse(JSON.parse(message)).data ?? null;
  } catch {
    return null;
  }
}

/** The address as a WebSocket's. */
const socketAddress = (url: string): string => url.replace(/^http/, 'ws');

/**
 * What a Vosk server hears (its WebSocket protocol: configuration, samples, end of stream; each part is answered, a sentence that is
 * over with its words). Null when it does not answer.
 */
export function transcribeVosk(url: string, wav: Uint8Array): Promise<Transcript | null> {
  const samples = wav.subarray(headerBytes);
  return new Promise((resolve) => {
    const socket = new WebSocket(socketAddress(url), { followRedirects: false, maxPayload: 2_000_000 });
    const finals: Final[] = [];
    let sent = 0;
    let isEnding = false;
    const end = (transcript: Transcript | null) => {
      clearTimeout(timer);
      socket.terminate();
      resolve(transcript);
    };
    const timer = setTimeout(() => end(null), servicePatienceMs);
    const sendNext = () => {
      if (sent < samples.length) {
        socket.send(samples.subarray(sent, sent + partBytes));
        sent += partBytes;
        return;
      }
      isEnding = true;
      socket.send('{"eof" : 1}');
    };
    socket.on('open', () => {
      socket.send(JSON.stringify({ config: { sample_rate: sampleRate, words: true } }));
      sendNext();
    });
    socket.on('message', (data) => {
      const final = finalOf(data.toString());
      if (final?.text) finals.push(final);
      if (isEnding) end(toTranscript(finals));
      else sendNext();
    });
    socket.on('error', () => end(null));
    socket.on('close', () => end(null));
  });
}
