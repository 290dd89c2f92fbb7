import { median } from '../../core/statistics.ts';
import type { MeasuredBubble } from './measure-bubble.ts';

/** Weight of the sheet's pool, in bubbles, when a letter's own level is shrunk towards it. */
const POOL_WEIGHT = 4;
/** A letter with fewer empty bubbles than this takes the pool's level... */
const MIN_OF_LETTER = 4;
/** ...and a little more, since letters differ by about this. */
const UNKNOWN_LETTER_MARGIN = 0.02;
/** An empty bubble with its letter covers no more than this on any sheet seen; a sheet where nearly all are marked must not raise it. */
const MAX_POOL = 0.25;
const MAX_LETTER = 0.3;
/** Coverage from which a row's darkest bubble tells how dark this pen is, and how many such rows are needed. */
const PEN_COVERAGE = 0.25;
const MIN_PEN_ROWS = 3;
/** A pencil so soft that it covers less fills its bubbles evenly, and in this share of the sheet's rows at least: ghosts are few. */
const SOFT_COVERAGE = 0.12;
const SOFT_INKED = 0.8;
const SOFT_ROWS = 0.4;
/** Darkness of a usual mark where the sheet itself does not tell. */
const USUAL_MARK = 0.6;

/** What this sheet's empty bubbles and marks look like. */
export interface EmptyModel {
  /** Coverage of an empty bubble, by option: printed letters differ. */
  readonly coverage: readonly number[];
  /** Mean darkness of this sheet's marks. */
  readonly markDarkness: number;
}

/** Learns a sheet's own empty bubbles from the least dark half of each row, and its pen from the darkest bubbles. */
export function learnEmptyModel(rows: readonly (readonly MeasuredBubble[])[], options: number): EmptyModel {
  const pool: number[] = [];
  const byOption: number[][] = Array.from({ length: options }, () => []);
  const pens: number[] = [];
  const softPens: number[] = [];
  const emptyInRow = Math.max(1, Math.floor(options / 2));
  for (const row of rows) {
    const byCoverage = [...row].sort((a, b) => a.coverage - b.coverage);
    for (const bubble of byCoverage.slice(0, emptyInRow)) {
      pool.push(bubble.coverage);
      byOption[bubble.option]!.push(bubble.coverage);
    }
    const darkest = byCoverage[byCoverage.length - 1];
    if (darkest && darkest.coverage > PEN_COVERAGE) pens.push(darkest.darkness);
    if (darkest && darkest.coverage > SOFT_COVERAGE && darkest.inked > SOFT_INKED) softPens.push(darkest.darkness);
  }
  const usual = Math.min(median(pool), MAX_POOL);
  const coverage = byOption.map((own) =>
    own.length >= MIN_OF_LETTER
      ? Math.min(MAX_LETTER, (median(own) * own.length + usual * POOL_WEIGHT) / (own.length + POOL_WEIGHT))
      : usual + UNKNOWN_LETTER_MARGIN,
  );
  const isSoft = softPens.length >= Math.max(MIN_PEN_ROWS, rows.length * SOFT_ROWS);
  const markDarkness = pens.length >= MIN_PEN_ROWS ? median(pens) : isSoft ? median(softPens) : USUAL_MARK;
  return { coverage, markDarkness };
}
