import { type IdentityStrip, isSameStrip } from '@caderneta/omr-engine';
import { type Agreement, agree, noAgreement } from '../../../parts/sheet-reading/machine/agreement.ts';
import { differenceOf, type SheetDraft } from '../../../parts/sheet-reading/machine/sheet-draft.ts';

/** Frames in a row without a whole sheet after which it has left the picture. */
const GONE_FRAMES = 3;
/** Readings of one sheet differ in no more questions than this; more, and it is another sheet. */
const NEAR = 2;
/** Like readings in a row of a sheet that shows no pupil's code. */
const LIKE_UNNAMED = 3;

/**
 * What lies before a camera that stays on: the readings of the present sheet, and the sheet dealt with last. A code counts only if every
 * reading that settles the sheet shows it; a sheet without one is looked at closer first.
 */
export interface SheetWatch {
  readonly run: Agreement;
  /** Frames in a row that gave no complete reading. */
  readonly missed: number;
  /** The sheet dealt with last; `hasLeft` once it was out of the picture. One that was put aside is forgotten then. */
  readonly last: { readonly draft: SheetDraft; readonly hasLeft: boolean; readonly isAside: boolean } | null;
}
export const emptyWatch: SheetWatch = { run: noAgreement, missed: 0, last: null };

/** What a complete reading is: of the sheet dealt with already, one of several that are needed, or the one that settles its sheet. */
export type Sighting =
  | { readonly kind: 'seen-before'; readonly watch: SheetWatch }
  /** `isCodeMissing`: the code was read before on this sheet, and must be seen again. */
  | { readonly kind: 'more'; readonly watch: SheetWatch; readonly isCodeMissing: boolean }
  | { readonly kind: 'settled'; readonly watch: SheetWatch; readonly draft: SheetDraft };

/** A strip that names a pupil. */
const nameOn = ({ strip }: SheetDraft): IdentityStrip | null => (strip && strip.pupil > 0 ? strip : null);
export const isNamed = (draft: SheetDraft): boolean => nameOn(draft) !== null || draft.identity?.includes('-') === true;
export const isNear = (a: SheetDraft, b: SheetDraft): boolean => differenceOf(a, b) <= NEAR;

/** By their codes where both were read, else by their answers. */
function isOneSheet(a: SheetDraft, b: SheetDraft): boolean {
  const [left, right] = [nameOn(a), nameOn(b)];
  return left && right ? isSameStrip(left, right) : isNear(a, b);
}

/**
 * The sheet dealt with last, still there or back again. One without a code that comes back may be another pupil's like it; so may one
 * that shows a code where the last showed none, however alike their answers are, and one that shows none where they are not the very same.
 */
function isLast({ last }: SheetWatch, draft: SheetDraft): boolean {
  if (last === null) return false;
  const [wasNamed, isNamedNow] = [nameOn(last.draft) !== null, nameOn(draft) !== null];
  if (!last.hasLeft && isNamedNow && !wasNamed) return false;
  if (!last.hasLeft && wasNamed && !isNamedNow) return differenceOf(last.draft, draft) === 0;
  if (!last.hasLeft) return isOneSheet(last.draft, draft);
  return (
    nameOn(last.draft) !== null && nameOn(draft) !== null && isOneSheet(last.draft, draft) && isNear(last.draft, draft)
  );
}

/** A frame without a complete reading. */
export function watchMiss(watch: SheetWatch): SheetWatch {
  const missed = watch.missed + 1;
  if (missed < GONE_FRAMES) return { ...watch, missed };
  const { last } = watch;
  return { run: noAgreement, missed, last: last && !last.isAside ? { ...last, hasLeft: true } : null };
}

/**
 * A complete reading. Readings of different sheets are never mixed, and a pupil's code counts only if every reading that settles
 * the sheet shows it.
 */
export function watchRead(watch: SheetWatch, draft: SheetDraft): Sighting {
  const present = { ...watch, missed: 0 };
  if (isLast(watch, draft)) return { kind: 'seen-before', watch: { ...present, run: noAgreement } };
  const ofSheet = watch.run.every((earlier) => isOneSheet(earlier, draft)) ? watch.run : noAgreement;
  const isNamedNow = nameOn(draft) !== null;
  if (!isNamedNow && ofSheet.some((earlier) => nameOn(earlier) !== null)) {
    return { kind: 'more', watch: { ...present, run: ofSheet }, isCodeMissing: true };
  }
  const run = isNamedNow ? ofSheet.filter((earlier) => nameOn(earlier) !== null) : ofSheet;
  const verdict = isNamedNow ? agree(run, draft) : agree(run, draft, LIKE_UNNAMED);
  if (verdict.kind === 'agreed') return { kind: 'settled', watch: { ...present, run }, draft: verdict.draft };
  return { kind: 'more', watch: { ...present, run: verdict.agreement }, isCodeMissing: false };
}

/** The sheet before the camera was dealt with. */
export const watchDealt = (draft: SheetDraft): SheetWatch => ({
  run: noAgreement,
  missed: 0,
  last: { draft, hasLeft: false, isAside: false },
});

/** It was put aside: it is not read again while it lies there, but whenever it is shown anew. */
export const watchAside = (draft: SheetDraft): SheetWatch => ({
  run: noAgreement,
  missed: 0,
  last: { draft, hasLeft: false, isAside: true },
});
