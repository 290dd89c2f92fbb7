import { gridGroup, movedToPage, type PageNumber, type SheetPart } from '@caderneta/contract';
import { pageOn } from './core/page-mark.ts';
import type { ReadOutcome, SheetFailure, SheetFailureCode, SheetReading } from './core/reading.ts';
import type { SheetSpec } from './core/sheet-layout.ts';
import { refuse } from './failures.ts';

/** What a sheet's page is read by, or its first and its second. */
export type PageSpecs<Spec extends SheetSpec = SheetSpec> = readonly [Spec, Spec?];

/** What the pages of a sheet are read by, beyond their parts of the key the same on both; null where there are none. */
export function specsOfPages(
  [first, second]: readonly SheetPart[],
  alike: Omit<SheetSpec, 'groups'>,
): PageSpecs | null {
  const specOf = ({ columns, grids }: SheetPart): SheetSpec => ({ grids, ...alike, groups: columns });
  if (!first) return null;
  return second ? [specOf(first), specOf(second)] : [specOf(first)];
}

/** A reading in the columns of the whole sheet; the page is null where none was read, and of a sheet of one. */
export interface EitherPage<Outcome extends ReadOutcome> {
  readonly outcome: Outcome | SheetFailure;
  readonly page: PageNumber | null;
}

/** What was read, taken back. */
const refused = (code: SheetFailureCode, { markersFound, outline }: SheetReading) =>
  refuse(code, { markersFound, outline });

const sameShape = (a: SheetSpec, b: SheetSpec): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A reading of the second page, with its groups counted on from the first page's. */
function movedReading<Outcome extends ReadOutcome>(outcome: Outcome, from: number): Outcome {
  if (!outcome.ok) return outcome;
  const moved = <Part extends { readonly group: number }>(part: Part): Part =>
    part.group === gridGroup ? part : { ...part, group: part.group + from };
  const { answers, bubbles, crops } = outcome;
  return {
    ...outcome,
    answers: movedToPage(answers, { from }),
    bubbles: bubbles.map(moved),
    ...(crops && { crops: crops.map(moved) }),
  };
}

/**
 * Reads a photo of a sheet of one page, or of either page of a sheet of two. Which page it is, its code says, and the layout that fits where
 * the two are unlike; what neither says is refused as 'page-unknown'.
 *
 * @param read reads the photo as one page.
 * @param mayBeOther whether what refused the first page may be the second.
 */
export async function readEitherPage<Outcome extends ReadOutcome, Spec extends SheetSpec>(
  [first, second]: PageSpecs<Spec>,
  read: (spec: Spec) => Promise<Outcome>,
  mayBeOther: (failure: SheetFailure) => boolean,
): Promise<EitherPage<Outcome>> {
  const asFirst = await read(first);
  if (!second) return { outcome: asFirst, page: null };
  const isSecond = (outcome: Outcome): EitherPage<Outcome> => ({
    outcome: movedReading(outcome, first.groups.length),
    page: 2,
  });
  const said = asFirst.ok ? pageOn(asFirst) : null;
  if (sameShape(first, second)) {
    if (asFirst.ok && said === null) return { outcome: refused('page-unknown', asFirst), page: null };
    return said === 2 ? isSecond(asFirst) : { outcome: asFirst, page: said };
  }
  if (asFirst.ok && said !== 2) return { outcome: asFirst, page: 1 };
  if (!asFirst.ok && !mayBeOther(asFirst)) return { outcome: asFirst, page: null };
  const asSecond = await read(second);
  if (asSecond.ok && pageOn(asSecond) !== 1) return isSecond(asSecond);
  return { outcome: asFirst.ok ? refused('layout-mismatch', asFirst) : asFirst, page: null };
}
