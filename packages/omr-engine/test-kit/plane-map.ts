/** Projective map of the plane, row by row: (x, y) → ((a x + b y + c) / w, (d x + e y + f) / w), w = g x + h y + 1. */
export type PlaneMap = readonly [number, number, number, number, number, number, number, number];

export type Point = readonly [number, number];

/** Solves a small linear system by elimination with pivoting; the matrix is changed. */
function solve(matrix: number[][]): number[] {
  const size = matrix.length;
  for (let column = 0; column < size; column += 1) {
    let best = column;
    for (let row = column + 1; row < size; row += 1)
      if (Math.abs(matrix[row]?.[column] ?? 0) > Math.abs(matrix[best]?.[column] ?? 0)) best = row;
    [matrix[column], matrix[best]] = [matrix[best] ?? [], matrix[column] ?? []];
    const pivot = matrix[column] ?? [];
    for (let row = 0; row < size; row += 1) {
      const line = matrix[row];
      if (row === column || !line) continue;
      const factor = (line[column] ?? 0) / (pivot[column] ?? 1);
      for (let at = column; at <= size; at += 1) line[at] = (line[at] ?? 0) - factor * (pivot[at] ?? 0);
    }
  }
  return matrix.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
}

/** The map that takes four points to four others. */
export function mapBetween(from: readonly Point[], to: readonly Point[]): PlaneMap {
  const rows = from.flatMap(([x, y], index) => {
    const [u, v] = to[index] ?? [0, 0];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solve(rows);
  return [a, b, c, d, e, f, g, h];
}

export function applyMap([a, b, c, d, e, f, g, h]: PlaneMap, [x, y]: Point): Point {
  const w = g * x + h * y + 1;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}
