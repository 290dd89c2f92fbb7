import type { Dice } from './dice.ts';
import type { Stroke, StrokePoint } from './patch.ts';
import type { Disc, Pen } from './pens.ts';

/** How a hand marks a bubble. */
export type Shape = 'filled' | 'partly' | 'tick' | 'cross' | 'scribble' | 'circle' | 'dot' | 'dab';

/** A stroke through given points, as a hand draws it: it trembles, and presses less where it starts and ends. */
export function handStroke(points: readonly (readonly [number, number])[], dice: Dice, tremble = 0.06): Stroke {
  const stroke: StrokePoint[] = [];
  const last = points.length - 1;
  const base = dice.between(0.85, 1);
  points.forEach(([x, y], index) => {
    const atEnd = index === 0 || index === last;
    stroke.push({
      x: x + dice.normal(tremble),
      y: y + dice.normal(tremble),
      pressure: base * (atEnd ? dice.between(0.75, 0.95) : dice.between(0.92, 1)),
    });
  });
  return stroke;
}

/** Part of an ellipse around a point. */
export function arc(
  disc: Disc,
  rx: number,
  ry: number,
  from: number,
  turn: number,
  dice: Dice,
  tremble = 0.04,
): Stroke {
  const steps = Math.max(10, Math.round(Math.abs(turn) * 7));
  const drift = dice.normal(0.03);
  const tilt = dice.between(0, Math.PI);
  return handStroke(
    Array.from({ length: steps + 1 }, (_, step) => {
      const angle = from + (turn * step) / steps;
      const swell = 1 + (drift * step) / steps;
      const [x, y] = [rx * swell * Math.cos(angle - tilt), ry * swell * Math.sin(angle - tilt)];
      return [
        disc.x + x * Math.cos(tilt) - y * Math.sin(tilt),
        disc.y + x * Math.sin(tilt) + y * Math.cos(tilt),
      ] as const;
    }),
    dice,
    tremble,
  );
}

/** Strokes to and fro over a disc between two heights across it, both between -1 and 1. */
function hatch(disc: Disc, spacing: number, low: number, high: number, overshoot: number, dice: Dice): Stroke[] {
  const angle = dice.pick([0.1, 0.7, 1.1, 1.5, 2.2]) + dice.normal(0.2);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const points: [number, number][] = [];
  let side = 1;
  for (let across = low * disc.r; across <= high * disc.r; across += spacing * dice.between(0.7, 1.25)) {
    const half = Math.sqrt(Math.max(0.02, 1 - (across / disc.r) ** 2)) * disc.r + dice.normal(overshoot);
    const along = side * Math.max(0.3, half);
    points.push([disc.x + along * cos - across * sin, disc.y + along * sin + across * cos]);
    side = -side;
  }
  return points.length > 1 ? [handStroke(points, dice)] : [];
}

const fill = (disc: Disc, pen: Pen, dice: Dice): Stroke[] => {
  const overshoot = disc.r * dice.between(0.02, 0.12);
  const spacing = Math.max(0.3, pen.width * dice.between(0.55, 0.8));
  const strokes = hatch(disc, spacing, -0.95, 0.95, overshoot, dice);
  if (dice.chance(0.5)) strokes.push(...hatch(disc, spacing * 1.2, -0.9, 0.9, overshoot, dice));
  if (dice.chance(0.5)) strokes.push(arc(disc, disc.r * 0.88, disc.r * 0.88, dice.between(0, 6), 6.6, dice));
  return strokes;
};

const partly = (disc: Disc, pen: Pen, dice: Dice): Stroke[] => {
  const low = dice.between(-0.95, -0.5);
  return hatch(disc, Math.max(0.3, pen.width * 0.7), low, Math.min(0.95, low + dice.between(1.1, 1.4)), 0.2, dice);
};

const tick = ({ x, y, r }: Disc, dice: Dice): Stroke[] => {
  const size = r * dice.between(0.9, 1.25);
  const points = [
    [x - size * 0.7, y + size * dice.between(-0.2, 0.1)],
    [x - size * 0.2, y + size * 0.6],
    [x + size * 0.4, y - size * 0.3],
    [x + size * 1.05, y - size * dice.between(0.8, 1.1)],
  ] as const;
  return [handStroke(points, dice), ...(dice.chance(0.4) ? [handStroke(points, dice, 0.15)] : [])];
};

const cross = ({ x, y, r }: Disc, dice: Dice): Stroke[] => {
  const size = r * dice.between(0.75, 1.15);
  const [lean, other] = [dice.between(0.8, 1.2), dice.between(0.8, 1.2)];
  const bend = dice.normal(0.2);
  const first = [
    [x - size, y - size * lean],
    [x + bend, y + dice.normal(0.2)],
    [x + size, y + size * other],
  ] as const;
  const second = [
    [x + size * other, y - size],
    [x, y + bend],
    [x - size * lean, y + size],
  ] as const;
  return [handStroke(first, dice), handStroke(second, dice)];
};

const scribble = ({ x, y, r }: Disc, dice: Dice): Stroke[] => {
  const turns = dice.whole(4, 8);
  const [fast, phase] = [dice.between(1.6, 2.6), dice.between(0, 6)];
  const points = Array.from({ length: turns * 9 }, (_, step) => {
    const angle = (step / 9) * 2 * Math.PI;
    const reach = r * (0.55 + 0.4 * Math.sin(angle * 0.27 + phase));
    return [x + reach * Math.cos(angle), y + reach * Math.sin((angle * fast) / 2 + phase)] as const;
  });
  return [handStroke(points, dice, 0.12)];
};

const circle = (disc: Disc, room: number, dice: Dice): Stroke[] => {
  const rx = Math.min(room, disc.r * dice.between(1.15, 1.7));
  const ry = Math.min(room, rx * dice.between(0.85, 1.15));
  const centre = { ...disc, x: disc.x + dice.normal(0.1 * disc.r), y: disc.y + dice.normal(0.1 * disc.r) };
  const turn = 2 * Math.PI * dice.between(0.98, 1.15) * (dice.chance(0.2) ? 2 : 1);
  return [arc(centre, rx, Math.max(disc.r * 1.05, ry), dice.between(0, 6), turn * dice.sign(), dice, 0.05)];
};

const dot = ({ x, y, r }: Disc, dice: Dice): Stroke[] => {
  const size = r * dice.between(0.3, 0.45);
  const centre = { x: x + dice.normal(0.12 * r), y: y + dice.normal(0.12 * r), r: size };
  return [0.25, 0.6, 1].map((part) => arc(centre, size * part, size * part, dice.between(0, 6), 7, dice, 0.02));
};

/** One or two passes of a broad marker, somewhat past the ring on both sides. */
const dab = ({ x, y, r }: Disc, pen: Pen, dice: Dice): Stroke[] => {
  const lean = dice.normal(0.2);
  const passes = Math.max(1, Math.round((2 * r * dice.between(0.85, 1.05)) / pen.width));
  return Array.from({ length: passes }, (_, pass) => {
    const down = (pass - (passes - 1) / 2) * pen.width * dice.between(0.75, 0.9);
    const [left, right] = [r * dice.between(0.55, 0.95), r * dice.between(0.55, 0.95)];
    const points = [-left, 0, right].map((along) => [x + along, y + down + lean * along] as const);
    return handStroke(points, dice, 0.08);
  });
};

/** The strokes of a mark on a bubble; `room` is how far from its middle a circle around it may go. */
export function markStrokes(shape: Shape, bubble: Disc, room: number, pen: Pen, dice: Dice): Stroke[] {
  const off = 0.07 * bubble.r;
  const disc = { x: bubble.x + dice.normal(off), y: bubble.y + dice.normal(off), r: bubble.r };
  if (shape === 'filled') return fill(disc, pen, dice);
  if (shape === 'partly') return partly(disc, pen, dice);
  if (shape === 'tick') return tick(disc, dice);
  if (shape === 'cross') return cross(disc, dice);
  if (shape === 'scribble') return scribble(disc, dice);
  if (shape === 'circle') return circle(bubble, room, dice);
  if (shape === 'dot') return dot(bubble, dice);
  return dab(disc, pen, dice);
}
