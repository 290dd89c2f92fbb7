import type { compareLook } from '../compare-look.ts';
import { type AcceptedLooks, fingerprint, unsettled } from './accepted-looks.ts';

/** Pictures (PNG) by look: `button--primary.dark`. */
export type Pictures = Map<string, Buffer>;
/** Draws all looks of stories. */
export type Draw = (stories: readonly string[]) => Promise<Pictures>;

export interface LooksToSettle {
  readonly accepted: AcceptedLooks;
  readonly by: Pick<AcceptedLooks, 'chromium' | 'text'>;
  readonly now: Pictures;
  /** The tree at hand, by this Chromium. */
  readonly draw: Draw;
  /** The commit that accepted, by this Chromium. */
  readonly drawBefore: Draw;
  readonly compare: typeof compareLook;
}

export interface ChangedLook {
  readonly look: string;
  /** What was measured. */
  readonly found: string;
  readonly before: Buffer;
  readonly now: Buffer;
}

/** A frame that came late draws another picture: what was drawn as accepted once is as accepted. */
const TRIES = 2;

const storiesOf = (looks: readonly string[]): string[] => [
  ...new Set(looks.map((look) => look.slice(0, look.lastIndexOf('.')))),
];

export const seenLooks = (by: LooksToSettle['by'], pictures: Pictures): AcceptedLooks => ({
  ...by,
  looks: Object.fromEntries([...pictures].map(([look, png]) => [look, fingerprint(png)])),
});

/**
 * Which looks are not as they were accepted. Fingerprints settle what they can; the rest is drawn from both commits by the same Chromium,
 * and compared pixel by pixel.
 */
export async function settleLooks(looks: LooksToSettle): Promise<ChangedLook[]> {
  const { accepted, by, draw, drawBefore, compare } = looks;
  const now: Pictures = new Map(looks.now);
  let left = unsettled(accepted, seenLooks(by, now));
  const isAlike = accepted.chromium === by.chromium && accepted.text === by.text;
  for (let attempt = 0; isAlike && attempt < TRIES && left.length > 0; attempt += 1) {
    const again = await draw(storiesOf(left));
    for (const look of left) now.set(look, again.get(look) ?? Buffer.alloc(0));
    const open = new Set(unsettled(accepted, seenLooks(by, now)));
    left = left.filter((look) => open.has(look));
  }
  if (left.length === 0) return [];
  const before = await drawBefore(storiesOf(left));
  return left.flatMap((look) => {
    const [one, other] = [before.get(look), now.get(look)];
    if (one === undefined || other === undefined) return [];
    const { ok, found } = compare(one, other, true);
    return ok ? [] : [{ look, found, before: one, now: other }];
  });
}
