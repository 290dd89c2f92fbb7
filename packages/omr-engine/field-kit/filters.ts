/** Values of a picture, `channels` to a pixel. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly values: Float32Array;
}

const like = (plane: Plane): Plane => ({ ...plane, values: new Float32Array(plane.values.length) });

interface Tap {
  readonly dx: number;
  readonly dy: number;
  readonly weight: number;
}

/** Blurs by weights laid along a line of pixels at given steps; beyond its edge a picture goes on as it ends. */
function blurAlong(plane: Plane, taps: readonly Tap[]): Plane {
  const { width, height, channels, values } = plane;
  const out = like(plane);
  const added = out.values;
  const length = width * channels;
  for (let y = 0; y < height; y += 1)
    for (const { dx, dy, weight } of taps) {
      const from = Math.min(height - 1, Math.max(0, y + dy)) * length;
      const to = y * length;
      const shift = dx * channels;
      const start = Math.max(0, -shift);
      const end = Math.min(length, length - shift);
      for (let index = 0; index < start; index += 1) added[to + index]! += weight * values[from + (index % channels)]!;
      for (let index = start; index < end; index += 1) added[to + index]! += weight * values[from + index + shift]!;
      for (let index = Math.max(start, end); index < length; index += 1)
        added[to + index]! += weight * values[from + length - channels + (index % channels)]!;
    }
  return out;
}

/** The mean of `2 * reach + 1` pixels along rows, or along columns. */
function boxBlur(from: Float32Array, to: Float32Array, plane: Plane, reach: number, isAcross: boolean): void {
  const { width, height, channels } = plane;
  const [lines, length] = isAcross ? [height, width] : [width, height];
  const lineStep = isAcross ? width * channels : channels;
  const step = isAcross ? channels : width * channels;
  const last = length - 1;
  for (let line = 0; line < lines; line += 1)
    for (let channel = 0; channel < channels; channel += 1) {
      const start = line * lineStep + channel;
      let sum = from[start]! * (reach + 1);
      for (let index = 1; index <= reach; index += 1) sum += from[start + Math.min(last, index) * step]!;
      for (let index = 0; index < length; index += 1) {
        to[start + index * step] = sum / (2 * reach + 1);
        sum += from[start + Math.min(last, index + reach + 1) * step]!;
        sum -= from[start + Math.max(0, index - reach) * step]!;
      }
    }
}

/** A wide blur by three boxes in each direction: near enough to Gauss's, and as fast at any width. */
export function wideBlur(plane: Plane, deviation: number): Plane {
  const reach = Math.max(1, Math.round((Math.sqrt(4 * deviation ** 2 + 1) - 1) / 2));
  const out = like(plane);
  const between = new Float32Array(plane.values.length);
  boxBlur(plane.values, between, plane, reach, true);
  boxBlur(between, out.values, plane, reach, true);
  boxBlur(out.values, between, plane, reach, true);
  boxBlur(between, out.values, plane, reach, false);
  boxBlur(out.values, between, plane, reach, false);
  boxBlur(between, out.values, plane, reach, false);
  return out;
}

/** Gauss's blur, for deviations of a few pixels. */
export function blur(plane: Plane, deviation: number): Plane {
  if (deviation < 0.2) return plane;
  const reach = Math.ceil(2.4 * deviation);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * deviation ** 2)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const taps = weights.map((weight, index) => ({ step: index - reach, weight: weight / sum }));
  const across = blurAlong(
    plane,
    taps.map(({ step, weight }) => ({ dx: step, dy: 0, weight })),
  );
  return blurAlong(
    across,
    taps.map(({ step, weight }) => ({ dx: 0, dy: step, weight })),
  );
}

/** The trail of a camera that moves while it looks. */
export function moved(plane: Plane, length: number, angle: number): Plane {
  if (length < 0.7) return plane;
  const count = Math.ceil(length) * 2 + 1;
  const trail = new Map<string, { dx: number; dy: number; weight: number }>();
  for (let index = 0; index < count; index += 1) {
    const along = (index / (count - 1) - 0.5) * length;
    const [x, y] = [along * Math.cos(angle), along * Math.sin(angle)];
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [x - left, y - top];
    const near = [
      [0, 0, (1 - fx) * (1 - fy)],
      [1, 0, fx * (1 - fy)],
      [0, 1, (1 - fx) * fy],
      [1, 1, fx * fy],
    ] as const;
    for (const [stepX, stepY, part] of near) {
      const [dx, dy] = [left + stepX, top + stepY];
      const known = trail.get(`${dx},${dy}`);
      trail.set(`${dx},${dy}`, { dx, dy, weight: (known?.weight ?? 0) + part / count });
    }
  }
  return blurAlong(
    plane,
    [...trail.values()].filter(({ weight }) => weight > 1e-4),
  );
}
