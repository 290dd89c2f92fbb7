import {
  type AnswerKey,
  answersIn,
  answersUnder,
  bubblesOfRow,
  gridsOfKeys,
  keyOfPage,
  keyShape,
  omrEndpoints,
  type PageNumber,
  pagesOfSaved,
  questionId,
  type SavedKey,
} from '@caderneta/contract';
import {
  type FrameOutcome,
  failureMessages,
  type PageSpecs,
  type Picture,
  readEitherPage,
  type SheetFailureCode,
  type SheetReader,
  type SheetReading,
  sizeOf,
  specsOfPages,
} from '@caderneta/omr-engine';
import { call } from '../../../lib/api/call.ts';
import { ownerOf } from '../../sheet-identity/sheet-identity.ts';
import type { LiveView } from '../machine/live-view.ts';
import { overlayMarks, settledCount } from '../machine/overlay-marks.ts';
import { draftOfService, isComplete, type SheetDraft } from '../machine/sheet-draft.ts';
import { codesOf, hasTwoPages, keyFor, type SheetKeys, versionOfSheet } from '../machine/sheet-keys.ts';
import { withNumberOf } from '../machine/sheet-number.ts';
import { sheetReadingCopy } from '../sheet-reading.copy.ts';
import { cropBase64 } from './pixels.ts';

interface Seen {
  readonly live: LiveView | null;
  /** How light the image is, from 0 to 1, where this device saw it. */
  readonly light?: number | undefined;
}

/** What one image gave. `message` is for the person; `code` says why this device refused. */
export type ImageOutcome =
  | (Seen & { readonly ok: true; readonly draft: SheetDraft })
  | (Seen & { readonly ok: false; readonly code: SheetFailureCode; readonly message: string });

export interface DeviceRequest {
  readonly mode: 'stream' | 'upload';
  readonly crops: boolean;
  readonly allowMirrored?: boolean;
  readonly signal?: AbortSignal;
}

/** Every version fills the same pages. */
function specsOf(saved: SavedKey): PageSpecs {
  const { key, version_b: other } = saved;
  const options = bubblesOfRow(key, other?.key ?? []);
  const whole = { groups: keyShape(key), options, grids: gridsOfKeys(key, other?.key ?? []) };
  return specsOfPages(pagesOfSaved(saved), { options }) ?? [whole];
}

/** What a complete reading of a page answers. */
const keyOn = (saved: SavedKey, key: AnswerKey, page: PageNumber | null): AnswerKey => {
  const part = page === null ? undefined : pagesOfSaved(saved)[page - 1];
  return part ? keyOfPage(key, part) : key;
};

/** Refusals that no other page would change. */
const final: readonly SheetFailureCode[] = ['cancelled', 'engine-failed'];

async function draftOfReading({ answers, identity, strip, ...reading }: SheetReading): Promise<SheetDraft> {
  const crops: Record<string, string> = {};
  for (const crop of reading.crops ?? []) {
    const picture = await cropBase64(crop);
    if (picture !== null) crops[questionId(crop)] = picture;
  }
  return { answers, crops, identity, strip };
}

/** Reads an image on this device. */
export async function readOnDevice(
  reader: SheetReader,
  frame: Picture,
  keys: SheetKeys,
  request: DeviceRequest,
): Promise<ImageOutcome> {
  const { layout, saved } = keys;
  const read = await readEitherPage(
    specsOf(saved),
    (spec) => {
      const asked = layout ? { ...spec, model: layout } : spec;
      return reader.read(frame, asked, request);
    },
    // A frame without a marker shows no page of ours: to look twice would cost the next one.
    ({ code, markersFound }) => !final.includes(code) && (request.mode === 'upload' || markersFound > 0),
  );
  const outcome: FrameOutcome = withNumberOf(read.outcome, keys);
  const { light, sharpness } = outcome;
  const size = sizeOf(frame);
  const seen = { ...size, outline: outcome.outline, markersFound: outcome.markersFound };
  if (!outcome.ok) {
    const { code, message } = outcome;
    return {
      ok: false,
      code,
      message,
      light,
      live: { ...seen, marks: [], read: null, refusal: code, failedFields: 1 },
    };
  }
  const isOurs = ownerOf(outcome, codesOf(keys), keys.students).kind !== 'other-assessment';
  const isKnown = versionOfSheet(keys, outcome) !== null;
  const { key } = keyFor(keys, outcome);
  const total = answersIn(answersUnder(outcome.answers, key)).length;
  const live: LiveView = {
    ...seen,
    sharpness,
    marks: isOurs && isKnown ? overlayMarks(outcome, key) : [],
    read: { done: settledCount(outcome, key), total },
    refusal: isOurs ? null : 'other-assessment',
    failedFields: 1,
  };
  const draft = await draftOfReading(outcome);
  if (!isComplete(draft, keyOn(saved, key, read.page))) {
    return { ok: false, code: 'bubbles-unseen', message: failureMessages['bubbles-unseen'], live, light };
  }
  return { ok: true, draft, live, light };
}

const unhelpful: readonly string[] = ['unexpected', 'unreadable'];

/**
 * Sends the same image to the server.
 * @param refused why the device did not read it: its message stands when the server has nothing better to say.
 */
export async function readOnServer(
  file: Blob,
  fileName: string,
  keys: SheetKeys,
  refused: Extract<ImageOutcome, { ok: false }>,
  signal?: AbortSignal,
): Promise<ImageOutcome> {
  const { saved, layout } = keys;
  const { key, version_b: other } = saved;
  // The server knows no models, no second page, and not in which version a number's grid stands: what this device refused stays refused.
  if (layout || hasTwoPages(keys) || (other && gridsOfKeys(key, other.key) > 0)) return refused;
  const form = new FormData();
  form.append('file', file, fileName);
  form.append('gabarito', JSON.stringify(key));
  const answer = await call(omrEndpoints.process, { form, signal, timeoutMs: 60_000 });
  const { omr, incomplete } = sheetReadingCopy.errors;
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
