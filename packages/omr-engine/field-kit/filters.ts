/** Values of a picture, `channels` to a pixel. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly values: Float32Array;
}

const like = (plane: Plane): Plane => ({ ...plane, values: new Float32Array(plane.values.length) });

/** Blurs by weights laid along a line of pixels at given steps; beyond its edge a picture goes on as it ends. */
export function blurAlong(
  plane: Plane,
  taps: readonly { readonly dx: number; readonly dy: number; readonly weight: number }[],
): Plane {
  const { width, height, channels, values } = plane;
  const out = like(plane);
  for (let y = 0; y < height; y += 1)
    for (const { dx, dy, weight } of taps) {
      const row = Math.min(height - 1, Math.max(0, y + dy)) * width;
      for (let x = 0; x < width; x += 1) {
        const from = (row + Math.min(width - 1, Math.max(0, x + dx))) * channels;
        const to = (y * width + x) * channels;
        for (let channel = 0; channel < channels; channel += 1)
          out.values[to + channel]! += weight * values[from + channel]!;
      }
    }
  return out;
}

/** Gauss's blur. */
export function blur(plane: Plane, deviation: number): Plane {
  if (deviation < 0.2) return plane;
  const reach = Math.ceil(2.6 * deviation);
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
