/** Symmetric kernel: the weight of the centre, then of the neighbours at distance 1, 2 and so on. */
export type Kernel = readonly number[];

export function gaussian(sigma: number): Kernel {
  const half = Math.ceil(2.5 * sigma);
  const taps = Array.from({ length: half + 1 }, (_, at) => Math.exp(-(at ** 2) / (2 * sigma * sigma)));
  const sum = taps.reduce((total, value, at) => total + (at === 0 ? value : 2 * value), 0);
  return taps.map((value) => value / sum);
}

/** Rows around one output row, from farthest before to farthest after; each read from its own offset. */
interface Lines {
  readonly before: readonly Float32Array[];
  readonly centre: Float32Array;
  readonly after: readonly Float32Array[];
}

/** Weighs a row and its neighbours into `out`; three pairs, the usual case, in one pass. */
function weigh(out: Float32Array, { before, centre, after }: Lines, kernel: Kernel): void {
  const [w0 = 0, w1 = 0, w2 = 0, w3 = 0] = kernel;
  const [a1 = centre, a2 = centre, a3 = centre] = before;
  const [b1 = centre, b2 = centre, b3 = centre] = after;
  for (let at = 0; at < out.length; at += 1)
    out[at] = w0 * centre[at]! + w1 * (a1[at]! + b1[at]!) + w2 * (a2[at]! + b2[at]!) + w3 * (a3[at]! + b3[at]!);
  for (let tap = 4; tap < kernel.length; tap += 1) {
    const first = before[tap - 1]!;
    const second = after[tap - 1]!;
    const weight = kernel[tap]!;
    for (let at = 0; at < out.length; at += 1) out[at] = out[at]! + weight * (first[at]! + second[at]!);
  }
}

const distances = (kernel: Kernel): number[] => kernel.slice(1).map((_, index) => index + 1);

/** Convolves every row in place; edges repeat. */
export function convolveRows(plane: Float32Array, width: number, height: number, kernel: Kernel): void {
  const half = kernel.length - 1;
  const padded = new Float32Array(width + 2 * half);
  const shifted = (by: number) => padded.subarray(half + by, half + by + width);
  const lines: Lines = {
    before: distances(kernel).map((tap) => shifted(-tap)),
    centre: shifted(0),
    after: distances(kernel).map(shifted),
  };
  for (let y = 0; y < height; y += 1) {
    const row = plane.subarray(y * width, (y + 1) * width);
    padded.fill(row[0]!, 0, half);
    padded.set(row, half);
    padded.fill(row[width - 1]!, half + width);
    weigh(row, lines, kernel);
  }
}

/** Convolves every column in place, a row at a time: the rows still needed are kept in a ring. */
export function convolveColumns(plane: Float32Array, width: number, height: number, kernel: Kernel): void {
  const half = kernel.length - 1;
  const taps = distances(kernel);
  const rows = Array.from({ length: 2 * half + 1 }, () => new Float32Array(width));
  const original = (y: number) => rows[Math.max(0, Math.min(height - 1, y)) % rows.length]!;
  const keep = (y: number) => {
    if (y < height) original(y).set(plane.subarray(y * width, (y + 1) * width));
  };
  for (let y = 0; y < half; y += 1) keep(y);
  for (let y = 0; y < height; y += 1) {
    keep(y + half);
    const lines: Lines = {
      before: taps.map((tap) => original(y - tap)),
      centre: original(y),
      after: taps.map((tap) => original(y + tap)),
    };
    weigh(plane.subarray(y * width, (y + 1) * width), lines, kernel);
  }
}
