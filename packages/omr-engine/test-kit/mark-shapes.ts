import type { PenPoint } from './pen.ts';
import type { Random } from './random.ts';

/** A circle to mark, mm. */
export interface Target {
  readonly xMm: number;
  readonly yMm: number;
  readonly rMm: number;
}

type Strokes = PenPoint[][];

const wobble = (random: Random, target: Target, share: number): number => random.normal() * share * target.rMm;

/** Hand-filled from the middle outwards. */
export function spiral(target: Target, penMm: number, random: Random): Strokes {
  const reach = target.rMm * random.between(0.82, 1.02);
  const turns = Math.max(2, (reach / penMm) * random.between(0.85, 1.15));
  const phase = random.between(0, 2 * Math.PI);
  const steps = Math.ceil(turns * 14);
  const line = Array.from({ length: steps + 1 }, (_, step): PenPoint => {
    const angle = phase + (2 * Math.PI * turns * step) / steps;
    const radius = Math.max(0, (reach - penMm / 2) * (step / steps) + wobble(random, target, 0.03));
    return [target.xMm + radius * Math.cos(angle), target.yMm + radius * Math.sin(angle)];
  });
  return [line];
}

/** Chord of the circle at a signed distance from its centre, in a turned frame. */
function chord(target: Target, angle: number, distance: number, reach: number): [PenPoint, PenPoint] {
  const half = Math.sqrt(Math.max(0, reach * reach - distance * distance));
  const at = (along: number): PenPoint => [
    target.xMm + along * Math.cos(angle) - distance * Math.sin(angle),
    target.yMm + along * Math.sin(angle) + distance * Math.cos(angle),
  ];
  return [at(-half), at(half)];
}

/** Back and forth across the circle, from one side (`from`) to the other (`to`), both as shares of the radius. */
export function zigzag(target: Target, penMm: number, random: Random, from = -0.92, to = 0.92): Strokes {
  const angle = random.between(0, Math.PI);
  const reach = target.rMm * random.between(0.86, 1.05);
  const gap = penMm * random.between(0.75, 1.1);
  const line: PenPoint[] = [];
  let forward = true;
  for (let distance = from * reach; distance <= to * reach; distance += gap * random.between(0.8, 1.2)) {
    const [start, end] = chord(target, angle + random.normal() * 0.05, distance, reach);
    line.push(...(forward ? [start, end] : [end, start]));
    forward = !forward;
  }
  return [line];
}

/** A quick scribble that leaves the circle on one side. */
export function spilled(target: Target, penMm: number, random: Random): Strokes {
  const aside = random.between(0.15, 0.35) * target.rMm;
  const angle = random.between(0, 2 * Math.PI);
  const moved = {
    xMm: target.xMm + aside * Math.cos(angle),
    yMm: target.yMm + aside * Math.sin(angle),
    rMm: target.rMm * random.between(1.05, 1.3),
  };
  return zigzag(moved, penMm * 1.1, random);
}

/** Separate parallel lines, with a little paper between them. */
export function hatching(target: Target, penMm: number, random: Random): Strokes {
  const angle = random.between(0, Math.PI);
  const reach = target.rMm * random.between(0.9, 1.1);
  const gap = penMm * random.between(1, 1.35);
  const lines: Strokes = [];
  for (let distance = -0.9 * reach; distance <= 0.9 * reach; distance += gap)
    lines.push(chord(target, angle + random.normal() * 0.06, distance, reach));
  return lines;
}

export function cross(target: Target, random: Random): Strokes {
  const reach = target.rMm * random.between(0.85, 1.25);
  const angle = Math.PI / 4 + random.normal() * 0.12;
  const [x, y] = [wobble(random, target, 0.08), wobble(random, target, 0.08)];
  const moved = { ...target, xMm: target.xMm + x, yMm: target.yMm + y };
  return [chord(moved, angle, 0, reach), chord(moved, angle + Math.PI / 2 + random.normal() * 0.1, 0, reach)];
}

export function tick(target: Target, random: Random): Strokes {
  const r = target.rMm * random.between(0.9, 1.3);
  const [x, y] = [target.xMm + wobble(random, target, 0.1), target.yMm + wobble(random, target, 0.1)];
  return [
    [
      [x - 0.6 * r, y - 0.05 * r],
      [x - 0.15 * r, y + 0.55 * r],
      [x + 0.8 * r, y - 0.8 * r],
    ],
  ];
}

/** A blot in the middle, `share` of the circle's radius. */
export function dot(target: Target, penMm: number, random: Random, share: number): Strokes {
  const inner = { ...target, rMm: target.rMm * share };
  const moved = {
    ...inner,
    xMm: inner.xMm + wobble(random, target, 0.1),
    yMm: inner.yMm + wobble(random, target, 0.1),
  };
  return spiral(moved, penMm * 0.8, random);
}

/** A ring drawn around the option instead of filling it. */
export function ringAround(target: Target, random: Random): Strokes {
  const rx = target.rMm * random.between(1.12, 1.4);
  const ry = target.rMm * random.between(1.1, 1.35);
  const phase = random.between(0, 2 * Math.PI);
  const sweep = random.between(1.9, 2.2) * Math.PI;
  return [
    Array.from({ length: 40 }, (_, step): PenPoint => {
      const angle = phase + (sweep * step) / 39;
      return [target.xMm + rx * Math.cos(angle), target.yMm + ry * Math.sin(angle) + wobble(random, target, 0.02)];
    }),
  ];
}

/** Long strokes over a filled circle: "not this one". */
export function crossOut(target: Target, random: Random): Strokes {
  const wide = { ...target, rMm: target.rMm * random.between(1.4, 1.7) };
  return cross(wide, random);
}
