/** A figure of the scoreboard and the bar it must reach. */
export interface Figure {
  readonly value: number;
  readonly bar?: { readonly least?: number; readonly most?: number };
}

/** What a set gave. */
export interface ScoreRow {
  readonly set: string;
  readonly recordings: number;
  readonly figures: Readonly<Record<string, Figure>>;
  readonly remarks: readonly string[];
}

export const reaches = ({ value, bar }: Figure): boolean =>
  Number.isFinite(value) && value >= (bar?.least ?? -Infinity) && value <= (bar?.most ?? Infinity);

const shown = (value: number): string => String(Math.round(value * 1000) / 1000);

/** A row as a line to read. */
export function rowLine({ set, recordings, figures }: ScoreRow): string {
  const parts = Object.entries(figures).map(([name, figure]) => {
    const limits = figure.bar
      ? ` (${figure.bar.least !== undefined ? '≥' : '≤'} ${figure.bar.least ?? figure.bar.most})`
      : '';
    return `${reaches(figure) ? '' : '✗ '}${name} ${shown(figure.value)}${limits}`;
  });
  return `${set} [${recordings}]: ${parts.join('; ')}`;
}

/** A row as the scoreboard keeps it. */
export const toJson = ({ recordings, figures }: ScoreRow) => ({
  recordings,
  figures: Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [
      name,
      {
        value: Number(shown(figure.value)),
        ...(figure.bar ? { bar: figure.bar, reached: reaches(figure) } : {}),
      },
    ]),
  ),
});

/** Precision, recall and their harmonic mean of what was found. */
export function detection(hits: number, found: number, present: number) {
  const precision = found === 0 ? 1 : hits / found;
  const recall = present === 0 ? 1 : hits / present;
  return { precision, recall, f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}
