import type { AudioAnalysis, ReadingDetails } from '@caderneta/contract';
import type { ReadingOutcome } from '@caderneta/reading-engine';
import type { Answer } from '../../server/answers/answer.ts';
import type { NotJudged } from '../../server/context/recording-judge.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { audioInForce } from '../settings/settings.service.ts';
import { askProvider } from './ask-provider.ts';
import { readingMessages } from './reading.messages.ts';
import { demandOf } from './reading-demand.ts';
import type { RecordingForm } from './recording-form.ts';

/** The bare body that the older service's clients read, and more. */
export const analysisAnswer = (body: AudioAnalysis, status = 200): Answer => ({ status, body });

type Refused = Exclude<ReadingOutcome | NotJudged, { readonly ok: true }>;

function refusedAnswer({ code, message }: Refused): Answer {
  if (code === 'busy') return analysisAnswer({ status: 'processing_error', message, code }, 503);
  if (code === 'unsupported-format') return analysisAnswer({ status: 'invalid_file_type', message, code }, 415);
  const isFile = code === 'not-audio' || code === 'empty-file' || code === 'damaged-audio';
  return analysisAnswer({ status: isFile ? 'invalid_file_type' : 'processing_error', message, code });
}

const judgedAnswer = (evaluation: ReadingDetails): Answer =>
  analysisAnswer({ status: 'success', message: readingMessages.analysed, evaluation });

/**
 * Judges a recording by the service that an administrator chose: an older one's evaluation, another one's transcript beside
 * our own hearing of the sound. Where the service fails, our engine judges alone and the evaluation says so (`fallback`).
 */
export async function analyseReading(context: ServerContext, form: RecordingForm): Promise<Answer> {
  const { audio, text } = form;
  if (!audio) return analysisAnswer({ status: 'no_file', message: readingMessages.noFile });
  const service = await audioInForce(context);
  const { provider } = service;
  const isOwn = provider === 'embedded';
  const heard = isOwn ? null : await askProvider(service, context.recordings, audio, text);
  if (heard?.kind === 'evaluation') return judgedAnswer({ ...heard.evaluation, provider });
  const transcript = heard?.transcript;
  const demand = await demandOf(context.db, form);
  const outcome = await context.recordings.judge(audio.bytes, { text, transcript, ...demand });
  if (!outcome.ok) return refusedAnswer(outcome);
  const own = outcome.evaluation as unknown as ReadingDetails;
  return judgedAnswer({ ...own, provider, ...(isOwn || heard ? {} : { fallback: true }) });
}
