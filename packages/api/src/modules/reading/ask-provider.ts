import { type AudioAnalysis, audioAnalysisSchema, type ReadingDetails } from '@caderneta/contract';
import { haveLittleInCommon, type Transcript } from '@caderneta/reading-engine';
import type { RecordingJudge } from '../../server/context/recording-judge.ts';
import type { AudioInForce } from '../settings/settings.service.ts';
import type { RecordingForm } from './recording-form.ts';
import { askService, audioFile } from './transcribe/ask-service.ts';
import { transcribeVosk } from './transcribe/vosk.ts';
import { transcribeOpenAi, transcribeWhisperCpp } from './transcribe/whisper.ts';

type Recording = NonNullable<RecordingForm['audio']>;

/** What the configured service made of a recording: an evaluation of its own, or the words that it heard. */
export type ProviderAnswer =
  | { readonly kind: 'evaluation'; readonly evaluation: ReadingDetails }
  | { readonly kind: 'transcript'; readonly transcript: Transcript };

/**
 * An older service gives no verdict on the text: it calls words of another one missing, and a reading of it bad. Where hardly a word is
 * the text's, the evaluation says that the text is in doubt, as our own of such a transcript does.
 */
function asDoubtful(evaluation: ReadingDetails): ReadingDetails {
  const { alignment } = evaluation;
  if (!alignment || alignment.verdict !== undefined || alignment.words_read === null) return evaluation;
  const { words_read: read, words_total, words_inserted = [], words_substituted = [] } = alignment;
  const heard = read + words_inserted.length + words_substituted.length;
  if (!haveLittleInCommon(read, words_total, heard)) return evaluation;
  return { ...evaluation, alignment: { ...alignment, verdict: 'inconclusive' } };
}

async function askOlderService(
  url: string,
  audio: Recording,
  text: string | undefined,
): Promise<ProviderAnswer | null> {
  const form = new FormData();
  form.append('audio', audioFile(audio.bytes), audio.name || 'leitura.wav');
  if (text !== undefined) form.append('texto', text);
  const body = await askService(url, form, null);
  const { data }: { data?: AudioAnalysis } = audioAnalysisSchema.safeParse(body);
  return data?.status === 'success' && data.evaluation
    ? { kind: 'evaluation', evaluation: asDoubtful(data.evaluation) }
    : null;
}

/** Asks the service that an administrator chose. Null when it fails, or cannot be asked: the server's own engine judges then. */
export async function askProvider(
  { provider, url, key }: AudioInForce,
  judge: RecordingJudge,
  audio: Recording,
  text: string | undefined,
): Promise<ProviderAnswer | null> {
  if (url === null) return null;
  if (provider === 'legacy') return askOlderService(url, audio, text);
  const wav = await judge.toWav(audio.bytes);
  if (wav === null) return null;
  const transcript = await transcribe(provider, url, key, wav);
  return transcript && { kind: 'transcript', transcript };
}

function transcribe(provider: AudioInForce['provider'], url: string, key: string | null, wav: Uint8Array) {
  if (provider === 'openai-compatible') return transcribeOpenAi(url, key, wav);
  return provider === 'whisper.cpp' ? transcribeWhisperCpp(url, key, wav) : transcribeVosk(url, wav);
}
