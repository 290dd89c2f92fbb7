import type { IncomingMessage } from 'node:http';
import { Readable, Transform } from 'node:stream';
import { type AudioAnalysis, recordingLimit } from '@caderneta/contract';
import type { Answer } from '../../server/answers/answer.ts';
import { boundedJson } from '../../server/outgoing/bounded-json.ts';
import { readingMessages } from './reading.messages.ts';

const patienceMs = 120_000;

const bare = (status: AudioAnalysis['status'], message: string, http = 200): Answer => ({
  status: http,
  body: { status, message },
});

/** The address asked for, if it is one of those configured, letter by letter once both are written in full; else null. */
export function allowedTarget(asked: unknown, configured: readonly string[]): string | null {
  if (typeof asked !== 'string' || !URL.canParse(asked)) return null;
  const { href } = new URL(asked);
  return configured.some((target) => URL.canParse(target) && new URL(target).href === href) ? href : null;
}

class RecordingTooLarge extends Error {}

/** Passes bytes on until there are more than a recording may have. */
function upToLimit(): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (passed > recordingLimit) done(new RecordingTooLarge());
      else done(null, chunk);
    },
  });
}

/**
 * Sends a form with a recording on to one address, with nothing of its sender, and answers what the service answers.
 * A redirection is not followed: it could lead to an address that nobody configured.
 */
export async function forwardAudio(request: IncomingMessage, target: string): Promise<Answer> {
  const limited = request.pipe(upToLimit());
  try {
    const response = await fetch(target, {
      method: 'POST',
      headers: { 'content-type': String(request.headers['content-type']) },
      body: Readable.toWeb(limited) as ReadableStream,
      duplex: 'half',
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    } as RequestInit);
    const body: unknown = await boundedJson(response);
    if (typeof body === 'object' && body !== null && 'status' in body) return { status: response.status, body };
    return bare('processing_error', readingMessages.serviceFailed, 502);
  } catch {
    request.unpipe(limited);
    request.resume();
    // Not any error of the stream: whoever reads it may end it with one of its own.
    return limited.errored instanceof RecordingTooLarge
      ? bare('processing_error', readingMessages.tooLarge, 413)
      : bare('processing_error', readingMessages.serviceFailed, 502);
  }
}
