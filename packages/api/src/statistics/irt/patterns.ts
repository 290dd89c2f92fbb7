/** Ways in which pupils answered a test, and how many pupils each. */
export interface Patterns {
  readonly items: number;
  /** Row after row, `items` a row: 1 right, 0 not. */
  readonly answers: Uint8Array;
  readonly counts: Float64Array;
  readonly pupils: number;
  /** Of each row that was given, the pattern that it became. */
  readonly rows: Uint32Array;
}

/** Gathers sheets, right and wrong, into their different patterns; `counts` says how many pupils each row stands for, one where absent. */
export function patternsOf(rows: readonly (readonly boolean[])[], counts?: readonly number[]): Patterns {
  const items = rows[0]?.length ?? 0;
  const found = new Map<string, number>();
  const gathered: number[] = [];
  const positions = rows.map((row, at) => {
    const pattern = row.map(Number).join('');
    const position = found.get(pattern) ?? found.size;
    found.set(pattern, position);
    gathered[position] = (gathered[position] ?? 0) + (counts?.[at] ?? 1);
    return position;
  });
  const answers = new Uint8Array(found.size * items);
  for (const [pattern, position] of found)
    for (let item = 0; item < items; item++) answers[position * items + item] = pattern[item] === '1' ? 1 : 0;
  const pupils = gathered.reduce((sum, count) => sum + count, 0);
  return { items, answers, counts: Float64Array.from(gathered), pupils, rows: Uint32Array.from(positions) };
}
