import type { Transcript } from '@caderneta/reading-engine';
import { z } from 'zod';
import { askService, audioFile, callBelow } from './ask-service.ts';

const wordSchema = z.object({ word: z.string().max(200), start: z.number(), end: z.number() });
const answerSchema = z.object({
  text: z.string().max(100_000),
  words: z.array(wordSchema).max(10_000).optional(),
});

function toTranscript(body: unknown): Transcript | null {
  const { success, data } = answerSchema.safeParse(body);
  if (!success) return null;
  const words = data.words?.map(({ word, start, end }) => ({ word, startS: start, endS: end }));
  return words?.length ? { text: data.text, words } : { text: data.text };
}

/** What `POST /v1/audio/transcriptions` hears, with the times of words where the service gives them. */
export async function transcribeOpenAi(url: string, key: string | null, wav: Uint8Array): Promise<Transcript | null> {
  const form = new FormData();
  form.append('file', audioFile(wav), 'leitura.wav');
  form.append('model', 'whisper-1');
  form.append('language', 'pt');
  form.append('response_format', 'verbose_json');
  form.append('timestamp_granularities[]', 'word');
  return toTranscript(await askService(callBelow(url, '/v1/audio/transcriptions'), form, key));
}

/** What whisper.cpp's `POST /inference` hears. */
export async function transcribeWhisperCpp(
  url: string,
  key: string | null,
  wav: Uint8Array,
): Promise<Transcript | null> {
  const form = new FormData();
  form.append('file', audioFile(wav), 'leitura.wav');
  form.append('language', 'pt');
  form.append('response_format', 'json');
  return toTranscript(await askService(callBelow(url, '/inference'), form, key));
}
