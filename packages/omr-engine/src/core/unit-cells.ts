/** Less than this is the length of a plain picture's rounding errors. */
const PLAIN = 1e-6;

/** Makes a picture's mean 0 and its length 1, in place, so that a product of two is their correlation; a plain one becomes all 0. */
export function toUnit(cells: Float32Array): Float32Array {
  let sum = 0;
  for (let i = 0; i < cells.length; i++) sum += cells[i]!;
  const mean = sum / cells.length;
  let square = 0;
  for (let i = 0; i < cells.length; i++) {
    cells[i] = cells[i]! - mean;
    square += cells[i]! * cells[i]!;
  }
  const length = Math.sqrt(square);
  const share = length > PLAIN ? 1 / length : 0;
  for (let i = 0; i < cells.length; i++) cells[i] = cells[i]! * share;
  return cells;
}

/** Sum of the products of two lists' values: of two such pictures their correlation. */
export function productOf(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}
