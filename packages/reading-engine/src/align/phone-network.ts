import { CEPSTRA } from './features.ts';

/** Rows looked at on each side of a row, 20 ms apart. */
const REACH = 5;
/** Numbers that the network is given for a row: the levels of all rows that it looks at. */
export const SEEN = (2 * REACH + 1) * CEPSTRA;
export const HIDDEN = 96;
/** Numbers that it gives for a row. */
export const PHONETIC = 12;

/**
 * What phone a row belongs to, as a place among phones: rows of one phone lie about 1 from its middle in every direction, whoever
 * says it.
 */
export interface PhoneNetwork {
  /** 110 × 96, row by row. */
  readonly inner: Float64Array;
  /** 96. */
  readonly bias: Float64Array;
  /** 96 × 12, row by row. */
  readonly outer: Float64Array;
}

/**
 * Levels of a row's cepstra without the speaker's and the channel's own: each column centred on the rows used, and divided by its
 * deviation there.
 *
 * @param rows Rows × width, the levels first.
 * @returns rows × 10.
 */
export function evenLevels(rows: Float64Array, width: number, used: (t: number) => boolean): Float64Array {
  const count = rows.length / width;
  const levels = new Float64Array(count * CEPSTRA);
  for (let c = 0; c < CEPSTRA; c++) {
    let [n, total, squares] = [0, 0, 0];
    for (let t = 0; t < count; t++) {
      if (!used(t)) continue;
      const value = rows[t * width + c]!;
      n++;
      total += value;
      squares += value * value;
    }
    const centre = n > 0 ? total / n : 0;
    const spread = n > 0 ? Math.sqrt(Math.max(0, squares / n - centre * centre)) : 0;
    for (let t = 0; t < count; t++) levels[t * CEPSTRA + c] = (rows[t * width + c]! - centre) / (spread || 1);
  }
  return levels;
}

/** Writes what the network sees of row t into `seen`; before the first row and after the last these are seen again. */
export function lookAround(levels: Float64Array, t: number, seen: Float64Array): void {
  const last = levels.length / CEPSTRA - 1;
  for (let d = -REACH; d <= REACH; d++) {
    const from = Math.min(last, Math.max(0, t + d)) * CEPSTRA;
    const to = (d + REACH) * CEPSTRA;
    for (let c = 0; c < CEPSTRA; c++) seen[to + c] = levels[from + c]!;
  }
}

/** Writes the hidden units for what is seen into `hidden`. */
export function excite({ inner, bias }: PhoneNetwork, seen: Float64Array, hidden: Float64Array): void {
  hidden.set(bias);
  // Two inputs at a time: the units are read and written half as often.
  for (let i = 0; i < SEEN; i += 2) {
    const [one, other, from] = [seen[i]!, seen[i + 1]!, i * HIDDEN];
    for (let h = 0; h < HIDDEN; h++) hidden[h]! += one * inner[from + h]! + other * inner[from + HIDDEN + h]!;
  }
  for (let h = 0; h < HIDDEN; h++) hidden[h] = Math.tanh(hidden[h]!);
}

/**
 * Each row's place among the phones.
 *
 * @param levels Rows × 10, from `evenLevels`.
 * @returns rows × 12.
 */
export function phonesOf(network: PhoneNetwork, levels: Float64Array): Float64Array {
  const count = levels.length / CEPSTRA;
  const positions = new Float64Array(count * PHONETIC);
  const seen = new Float64Array(SEEN);
  const hidden = new Float64Array(HIDDEN);
  for (let t = 0; t < count; t++) {
    lookAround(levels, t, seen);
    excite(network, seen, hidden);
    for (let h = 0; h < HIDDEN; h++) {
      for (let k = 0; k < PHONETIC; k++) positions[t * PHONETIC + k]! += hidden[h]! * network.outer[h * PHONETIC + k]!;
    }
  }
  return positions;
}
