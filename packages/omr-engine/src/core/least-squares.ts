/** Added to the diagonal so that a short system still has one answer: far below any real coefficient's weight. */
const RIDGE = 1e-9;

/**
 * Weighted least squares by normal equations and Gauss-Jordan elimination, for at most about ten unknowns.
 *
 * @param rows    One row of coefficients an equation.
 * @param rights  Right sides of the equations, each a list; they are solved for together.
 * @param weights One weight an equation; all 1 when left out.
 * @returns For each right side as many unknowns as a row has coefficients.
 */
export function solveLeastSquares(
  rows: readonly (readonly number[])[],
  rights: readonly (readonly number[])[],
  weights?: readonly number[],
): number[][] {
  const unknowns = rows[0]?.length ?? 0;
  const stride = unknowns + rights.length;
  const system = new Float64Array(unknowns * stride);
  for (let r = 0; r < rows.length; r++) {
    const row = rows[r]!;
    const weight = weights ? weights[r]! : 1;
    for (let i = 0; i < unknowns; i++) {
      const scaled = weight * row[i]!;
      for (let j = i; j < unknowns; j++) system[i * stride + j]! += scaled * row[j]!;
      for (let side = 0; side < rights.length; side++)
        system[i * stride + unknowns + side]! += scaled * rights[side]![r]!;
    }
  }
  for (let i = 0; i < unknowns; i++) {
    for (let j = 0; j < i; j++) system[i * stride + j] = system[j * stride + i]!;
    system[i * stride + i]! += RIDGE;
  }
  for (let pivot = 0; pivot < unknowns; pivot++) eliminate(system, unknowns, stride, pivot);
  return rights.map((_, side) =>
    Array.from({ length: unknowns }, (_, i) => system[i * stride + unknowns + side]! / system[i * stride + i]!),
  );
}

function eliminate(system: Float64Array, unknowns: number, stride: number, pivot: number): void {
  let best = pivot;
  for (let r = pivot + 1; r < unknowns; r++) {
    if (Math.abs(system[r * stride + pivot]!) > Math.abs(system[best * stride + pivot]!)) best = r;
  }
  if (best !== pivot) {
    for (let j = 0; j < stride; j++) {
      const retained = system[pivot * stride + j]!;
      system[pivot * stride + j] = system[best * stride + j]!;
      system[best * stride + j] = retained;
    }
  }
  const divisor = system[pivot * stride + pivot]!;
  for (let r = 0; r < unknowns; r++) {
    if (r === pivot) continue;
    const factor = system[r * stride + pivot]! / divisor;
    if (factor !== 0)
      for (let j = pivot; j < stride; j++) system[r * stride + j]! -= factor * system[pivot * stride + j]!;
  }
}
