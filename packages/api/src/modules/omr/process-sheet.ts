import {
  type AnswerKey,
  fromWire,
  gradeSheet,
  isPlainKey,
  type OmrProcessResponse,
  type SheetAnswers,
  toWire,
  type WireArea,
} from '@caderneta/contract';
import { fileTypeOf } from '../../files/file-type.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import type { PhotoReading } from '../../server/context/sheet-photo-reader.ts';
import { legacyOmrUrlInForce } from '../settings/settings.service.ts';
import { askLegacyService } from './legacy-service.ts';
import { omrMessages } from './omr.messages.ts';
import type { SheetForm } from './sheet-form.ts';
import { type ParsedSheetKey, specOf } from './sheet-key.ts';

type Status = OmrProcessResponse['status'];
type UnreadPhoto = Extract<PhotoReading, { ok: false }>;

const photoTypes: ReadonlySet<string | null> = new Set(['image/jpeg', 'image/png', 'image/webp']);
const photoName = /\.(png|jpe?g)$/i;

/** What the older service's clients are told of a refusal; `code` keeps the reason itself. */
const statusOf = (code: UnreadPhoto['code']): Status => {
  switch (code) {
    case 'not-an-image':
    case 'damaged-image':
      return 'no_image';
    case 'too-large':
    case 'engine-failed':
    case 'cancelled':
    case 'busy':
      return 'processing_error';
    case 'bubbles-unseen':
      return 'incomplete_detection';
    default:
      return 'invalid_rectangles';
  }
};

/** Why a form's file is not worth reading, or null. */
function fileFailure(file: SheetForm['file']): OmrProcessResponse | null {
  if (!file) return { status: 'no_file', message: omrMessages.noFile };
  if (file.bytes.byteLength === 0) return { status: 'no_image', message: omrMessages.noImage };
  if (photoTypes.has(fileTypeOf(file.bytes))) return null;
  return photoName.test(file.name)
    ? { status: 'no_image', message: omrMessages.noImage }
    : { status: 'invalid_file_type', message: omrMessages.invalidFileType };
}

/** Nothing is annulled in a key that comes with a photo. */
const areasOf = (answers: SheetAnswers, key: AnswerKey): WireArea[] =>
  toWire(gradeSheet(answers, { key, annulled: [] }).answers);

function graded(reading: Extract<PhotoReading, { ok: true }>, key: AnswerKey): OmrProcessResponse {
  const resultados = areasOf(reading.answers, key);
  const isComplete = resultados.every(({ status }) => status === 'complete');
  return {
    status: isComplete ? 'success' : 'incomplete_detection',
    message: isComplete ? omrMessages.success : omrMessages.incomplete,
    resultados,
    identity: reading.identity,
    strip: reading.strip,
    elapsed_ms: reading.elapsedMs,
  };
}

/**
 * Reads a photo against a key: our reader first, then, where it refuses and one is configured, the older service.
 * The photo is not kept.
 */
export async function processSheet(
  context: ServerContext,
  form: SheetForm,
  parsed: ParsedSheetKey,
): Promise<OmrProcessResponse> {
  const failure = fileFailure(form.file);
  if (failure) return failure;
  if (!parsed.ok || !form.file)
    return { status: 'bad_request', message: parsed.ok ? omrMessages.noFile : parsed.message };
  const { key } = parsed;
  const reading = await context.omr.read(form.file.bytes, specOf(key));
  if (reading.ok) return graded(reading, key);
  // The older service knows lone letters: what it would see of other rules is no answer to them.
  const legacyOmrUrl = isPlainKey(key) ? await legacyOmrUrlInForce(context) : null;
  const legacy = legacyOmrUrl ? await askLegacyService(legacyOmrUrl, form) : null;
  if (legacy?.resultados?.length) return { ...legacy, resultados: areasOf(fromWire(legacy.resultados), key) };
  const { code, message, elapsedMs } = reading;
  return { status: statusOf(code), message, code, elapsed_ms: elapsedMs };
}
