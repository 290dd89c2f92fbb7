/** The upper of the two middle values where the count is even; 0 of nothing. */
export function median(values: ArrayLike<number>): number {
  return quantile(values, 0.5);
}

/** Up to so many values are sorted faster by hand than by a call out of the engine. */
const FEW = 48;
const few = new Float64Array(FEW);
/** Memory for more of them, as much as the longest list so far asked for. */
let many = new Float64Array(0);

/** The least of the values to the greatest; valid until the next call. */
function sorted(values: ArrayLike<number>): Float64Array {
  if (values.length > FEW) {
    if (values.length > many.length) many = new Float64Array(2 * values.length);
    const own = many.subarray(0, values.length);
    own.set(values);
    return own.sort();
  }
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    let at = i;
    for (; at > 0 && few[at - 1]! > value; at--) few[at] = few[at - 1]!;
    few[at] = value;
  }
  return few;
}

/** The value below which this fraction of the values lies; 0 of nothing. */
export function quantile(values: ArrayLike<number>, fraction: number): number {
  const count = values.length;
  return count === 0 ? 0 : sorted(values)[Math.min(count - 1, Math.floor(count * fraction))]!;
}

/** Mean of the values from one place to before another, counted from the least. */
export function middleMean(values: ArrayLike<number>, from: number, to: number): number {
  const least = sorted(values);
  let sum = 0;
  for (let i = from; i < to; i++) sum += least[i]!;
  return sum / (to - from);
}

/** A normal distribution's standard deviation in median absolute deviations. */
const NORMAL_MAD = 1.48;

/** The middle of values and their standard deviation, few outliers aside. */
export function spreadOf(values: readonly number[]): { readonly middle: number; readonly deviation: number } {
  const middle = median(values);
  return { middle, deviation: NORMAL_MAD * median(values.map((value) => Math.abs(value - middle))) };
}
