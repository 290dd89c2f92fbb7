/** A column of a boletim's table, in mm from the page's left. */
export interface CardColumn {
  readonly xMm: number;
  readonly widthMm: number;
}

export interface CardLayout {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly discipline: CardColumn;
  /** Two a period: score, absences. */
  readonly periods: readonly (readonly [score: CardColumn, absent: CardColumn])[];
  readonly mean: CardColumn;
  readonly frequency: CardColumn;
  readonly situation: CardColumn;
}

/** Paper around the print, mm. */
export const marginMm = 14;
/** Paper at its left, mm: a binder's holes lie 12 mm from the edge. */
export const binderMm = 25;
/** Periods that an upright page holds; months want it on its side. */
const mostUpright = 4;
const ends = { mean: 13, frequency: 14, situation: 30 } as const;

/** Columns over the width of an A4 page: upright up to four periods, on its side for more. */
export function cardLayout(periodCount: number): CardLayout {
  const [widthMm, heightMm] = periodCount > mostUpright ? [297, 210] : [210, 297];
  const inner = widthMm - marginMm - binderMm;
  const fixed = ends.mean + ends.frequency + ends.situation;
  const periodMm = Math.min(
    22,
    ((inner - fixed) * (periodCount > mostUpright ? 0.8 : 0.65)) / Math.max(1, periodCount),
  );
  let xMm = binderMm;
  const take = (columnMm: number): CardColumn => {
    const column = { xMm, widthMm: columnMm };
    xMm += columnMm;
    return column;
  };
  return {
    widthMm,
    heightMm,
    discipline: take(inner - fixed - periodMm * periodCount),
    periods: Array.from({ length: periodCount }, () => [take(periodMm / 2), take(periodMm / 2)] as const),
    mean: take(ends.mean),
    frequency: take(ends.frequency),
    situation: take(ends.situation),
  };
}
