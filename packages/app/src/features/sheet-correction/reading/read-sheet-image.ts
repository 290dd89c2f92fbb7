import { type AnswerKey, keyShape, omrEndpoints, type SavedKey } from '@caderneta/contract';
import {
  gradeReading,
  type PhotoRegion,
  type RefusalCode,
  refusalMessages,
  type SheetReader,
  type SheetReading,
} from '@caderneta/omr-engine';
import { call } from '../../../lib/api/call.ts';
import type { LiveView } from '../machine/correction.state.ts';
import { overlayMarks, settledCount } from '../machine/overlay-marks.ts';
import { draftOfService, isComplete, placeOf, type SheetDraft } from '../machine/sheet-draft.ts';
import { keyFor, type SheetKeys, versionOfSheet } from '../machine/sheet-keys.ts';
import { correctionCopy } from '../sheet-correction.copy.ts';
import { cropBase64 } from './pixels.ts';

const OPTIONS = 4;

/** What one image gave. `message` is for the person; `code` says why this device refused. */
export type ImageOutcome =
  | { readonly ok: true; readonly draft: SheetDraft; readonly live: LiveView | null; readonly region?: PhotoRegion }
  | { readonly ok: false; readonly code: RefusalCode; readonly message: string; readonly live: LiveView | null };

export interface DeviceRequest {
  readonly mode: 'stream' | 'upload';
  readonly crops: boolean;
  readonly region?: PhotoRegion;
  readonly allowMirrored?: boolean;
  readonly signal?: AbortSignal;
}

/** Every version fills the same sheet. */
const specOf = ({ key, version_b: other }: SavedKey) => ({
  groups: keyShape(key),
  options: [...key, ...(other?.key ?? [])].some((group) => Object.values(group).includes('e')) ? OPTIONS + 1 : OPTIONS,
});

async function draftOfReading(reading: SheetReading, key: AnswerKey): Promise<SheetDraft> {
  const crops: Record<string, string> = {};
  for (const crop of reading.crops ?? []) {
    const picture = await cropBase64(crop);
    if (picture !== null) crops[placeOf(crop.group, crop.question)] = picture;
  }
  const { resultados } = gradeReading(reading.answers, key, reading.bubbles);
  return { areas: resultados, crops, identity: reading.identity, strip: reading.strip };
}

/** The part of the picture that held the sheet, with room for the hand to move. */
function regionOf({ outline }: SheetReading, frame: ImageData): PhotoRegion | undefined {
  if (outline.length === 0) return undefined;
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const margin = 0.08 * Math.max(frame.width, frame.height);
  const x = Math.max(0, Math.floor(Math.min(...xs) - margin));
  const y = Math.max(0, Math.floor(Math.min(...ys) - margin));
  return {
    x,
    y,
    width: Math.min(frame.width, Math.ceil(Math.max(...xs) + margin)) - x,
    height: Math.min(frame.height, Math.ceil(Math.max(...ys) + margin)) - y,
  };
}

/** Reads an image on this device. */
export async function readOnDevice(
  reader: SheetReader,
  frame: ImageData,
  keys: SheetKeys,
  request: DeviceRequest,
): Promise<ImageOutcome> {
  const outcome = await reader.read(frame, specOf(keys.saved), request);
  const size = { width: frame.width, height: frame.height };
  const seen = { ...size, outline: outcome.outline, markersFound: outcome.markersFound };
  if (!outcome.ok) {
    const { code, message } = outcome;
    return { ok: false, code, message, live: { ...seen, marks: [], read: null, refusal: code } };
  }
  const isKnown = versionOfSheet(keys, outcome) !== null;
  const { key } = keyFor(keys, outcome);
  const total = outcome.answers.flat().length;
  const live: LiveView = {
    ...seen,
    marks: isKnown ? overlayMarks(outcome, key) : [],
    read: { done: settledCount(outcome), total },
    refusal: null,
  };
  const draft = await draftOfReading(outcome, key);
  if (!isComplete(draft, key)) {
    return { ok: false, code: 'bubbles-unseen', message: refusalMessages['bubbles-unseen'], live };
  }
  return { ok: true, draft, live, region: regionOf(outcome, frame) };
}

const unhelpful: readonly string[] = ['unexpected', 'unreadable'];

/**
 * Sends the same image to the server.
 * @param refused why the device did not read it: its message stands when the server has nothing better to say.
 */
export async function readOnServer(
  file: Blob,
  fileName: string,
  { saved: { key } }: SheetKeys,
  refused: Extract<ImageOutcome, { ok: false }>,
  signal?: AbortSignal,
): Promise<ImageOutcome> {
  const form = new FormData();
  form.append('file', file, fileName);
  form.append('gabarito', JSON.stringify(key));
  const answer = await call(omrEndpoints.process, { form, signal, timeoutMs: 60_000 });
  const { omr, incomplete } = correctionCopy.errors;
  if (!answer.ok) {
    if (answer.code === 'aborted') return { ...refused, code: 'cancelled' };
    if (answer.code !== 'offline' && !unhelpful.includes(answer.code)) return { ...refused, message: answer.message };
    const detail = answer.code === 'offline' ? answer.message : refused.code === 'engine-failed' ? '' : refused.message;
    return { ...refused, message: detail ? `${omr}. ${detail}` : omr };
  }
  const draft = draftOfService(answer.data);
  if (draft === null) return { ...refused, message: answer.data.message || omr };
  if (!isComplete(draft, key)) return { ...refused, code: 'bubbles-unseen', message: incomplete };
  return { ok: true, draft, live: null };
}
