/** A symmetric positive system's solution, for several right-hand sides at once; changes its arguments (Gauss-Jordan). */
export function solve(matrix: Float64Array[], right: Float64Array[]): Float64Array[] {
  const size = matrix.length;
  for (let pivot = 0; pivot < size; pivot++) {
    const row = matrix[pivot]!;
    const scale = row[pivot]!;
    for (let other = 0; other < size; other++) {
      if (other === pivot) continue;
      const factor = matrix[other]![pivot]! / scale;
      if (factor === 0) continue;
      for (let k = pivot; k < size; k++) matrix[other]![k]! -= factor * row[k]!;
      for (let k = 0; k < right[other]!.length; k++) right[other]![k]! -= factor * right[pivot]![k]!;
    }
  }
  return right.map((values, i) => values.map((value) => value / matrix[i]![i]!));
}
