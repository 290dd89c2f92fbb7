/** Added to the diagonal so that a short system still has one answer: far below any real coefficient's weight. */
const RIDGE = 1e-9;

/**
 * Weighted least squares by normal equations and Gauss-Jordan elimination, for at most about ten unknowns.
 *
 * @param rows    One row of coefficients an equation.
 * @param right   The equations' right sides.
 * @param weights One weight an equation; all 1 when left out.
 * @returns As many unknowns as a row has coefficients.
 */
export function solveLeastSquares(
  rows: readonly (readonly number[])[],
  right: readonly number[],
  weights?: readonly number[],
): number[] {
  const unknowns = rows[0]?.length ?? 0;
  const stride = unknowns + 1;
  const system = new Float64Array(unknowns * stride);
  for (let r = 0; r < rows.length; r++) {
    const row = rows[r]!;
    const weight = weights ? weights[r]! : 1;
    for (let i = 0; i < unknowns; i++) {
      const scaled = weight * row[i]!;
      for (let j = 0; j < unknowns; j++) system[i * stride + j]! += scaled * row[j]!;
      system[i * stride + unknowns]! += scaled * right[r]!;
    }
  }
  for (let i = 0; i < unknowns; i++) system[i * stride + i]! += RIDGE;
  for (let pivot = 0; pivot < unknowns; pivot++) eliminate(system, unknowns, pivot);
  return Array.from({ length: unknowns }, (_, i) => system[i * stride + unknowns]! / system[i * stride + i]!);
}

function eliminate(system: Float64Array, unknowns: number, pivot: number): void {
  const stride = unknowns + 1;
  let best = pivot;
  for (let r = pivot + 1; r < unknowns; r++) {
    if (Math.abs(system[r * stride + pivot]!) > Math.abs(system[best * stride + pivot]!)) best = r;
  }
  if (best !== pivot) {
    for (let j = 0; j <= unknowns; j++) {
      const kept = system[pivot * stride + j]!;
      system[pivot * stride + j] = system[best * stride + j]!;
      system[best * stride + j] = kept;
    }
  }
  const divisor = system[pivot * stride + pivot]!;
  for (let r = 0; r < unknowns; r++) {
    if (r === pivot) continue;
    const factor = system[r * stride + pivot]! / divisor;
    if (factor !== 0)
      for (let j = pivot; j <= unknowns; j++) system[r * stride + j]! -= factor * system[pivot * stride + j]!;
  }
}
