import { pageMm } from './clean-sheet.ts';
import { type Dice, ease } from './dice.ts';
import type { Rgb } from './page.ts';
import type { Vector } from './surface.ts';

/** What falls on a point of the table or of the paper. */
export interface Light {
  /** Light from everywhere and from the lamp, in three colours; 1 in the middle of a flat page. */
  on(point: Vector, normal: Vector): Rgb;
  /** How strongly a shiny spot there throws the lamp into a camera that stands at `eye`. */
  glint(point: Vector, normal: Vector, eye: Vector): number;
}

/** 'raking' comes from the side, as from a window: every dent of the paper shows. */
export type LightKind = 'good' | 'ordinary' | 'raking' | 'low';

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const towards = (from: Vector, to: Vector): { way: Vector; distance: number } => {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const distance = Math.hypot(dx, dy, dz);
  return { way: [dx / distance, dy / distance, dz / distance], distance };
};

type Shadow = (x: number, y: number) => number;

/** Share of the lamp's light that a phone or a hand takes away, with a soft edge. */
function shadowOf(dice: Dice): Shadow {
  const soft = dice.between(8, 45);
  if (dice.chance(0.5)) {
    const angle = dice.normal(0.35);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [x0, y0] = [dice.between(20, 190), dice.between(150, 330)];
    const [halfX, halfY] = [dice.between(38, 60), dice.between(75, 130)];
    return (x, y) => {
      const [dx, dy] = [x - x0, y - y0];
      const outX = Math.abs(dx * cos + dy * sin) - halfX;
      const outY = Math.abs(dy * cos - dx * sin) - halfY;
      const away = Math.hypot(Math.max(0, outX), Math.max(0, outY)) + Math.min(0, Math.max(outX, outY));
      return 1 - ease(-soft, soft, away);
    };
  }
  const fromLeft = dice.chance(0.4);
  const wrist: readonly [number, number] = [fromLeft ? -60 : pageMm.width + 60, dice.between(120, 330)];
  const fingers = Array.from({ length: dice.whole(1, 4) }, (_, index) => ({
    x: dice.between(40, 170),
    y: wrist[1] - dice.between(0, 90) + index * 18,
    radius: dice.between(9, 14),
  }));
  return (x, y) => {
    let away = Math.hypot(x - wrist[0], y - wrist[1]) - 75;
    for (const finger of fingers) {
      const [dx, dy] = [finger.x - wrist[0], finger.y - wrist[1]];
      const along = Math.min(1, Math.max(0, ((x - wrist[0]) * dx + (y - wrist[1]) * dy) / (dx * dx + dy * dy)));
      away = Math.min(away, Math.hypot(x - wrist[0] - along * dx, y - wrist[1] - along * dy) - finger.radius);
    }
    return 1 - ease(-soft * 0.6, soft * 0.6, away);
  };
}

/** How a lamp's colour is left over once the camera has balanced it. */
const leftOver = (dice: Dice, most: number): Rgb => {
  const warm = dice.between(-0.5, 1) * most;
  const green = dice.normal(0.25 * most);
  return [1 + warm, 1 + green, 1 - warm];
};

export function makeLight(kind: LightKind, dice: Dice): Light {
  const side = dice.between(0, 2 * Math.PI);
  const isRaking = kind === 'raking';
  const isNear = dice.chance(kind === 'good' ? 0.15 : 0.45);
  const [out, up] = isRaking
    ? [dice.between(1200, 2400), dice.between(700, 1300)]
    : isNear
      ? [dice.between(180, 420), dice.between(350, 700)]
      : [dice.between(300, 1700), dice.between(1300, 2200)];
  const middle: Vector = [pageMm.width / 2, pageMm.height / 2, 0];
  const lamp: Vector = [middle[0] + out * Math.cos(side), middle[1] + out * Math.sin(side), up];
  const direct = kind === 'good' ? dice.between(0.35, 0.6) : dice.between(0.45, 0.78);
  const [lampColour, roomColour] = [leftOver(dice, kind === 'low' ? 0.16 : 0.09), leftOver(dice, 0.05)];
  const shades: Shadow[] = dice.chance(kind === 'good' || isRaking ? 0.15 : 0.5) ? [shadowOf(dice)] : [];
  const depth = dice.between(0.5, 1);
  const atMiddle = towards(middle, lamp);
  const normalise = (atMiddle.distance * atMiddle.distance) / atMiddle.way[2];
  return {
    on(point, normal) {
      const { way, distance } = towards(point, lamp);
      const shade = shades.reduce((left, shadow) => left * (1 - depth * shadow(point[0], point[1])), 1);
      const fromLamp = direct * shade * normalise * (Math.max(0, dot(normal, way)) / (distance * distance));
      const fromRoom = (1 - direct) * (0.5 + 0.5 * normal[2]) * (1 - 0.25 * (1 - shade));
      return [
        fromLamp * lampColour[0] + fromRoom * roomColour[0],
        fromLamp * lampColour[1] + fromRoom * roomColour[1],
        fromLamp * lampColour[2] + fromRoom * roomColour[2],
      ];
    },
    glint(point, normal, eye) {
      const [toLamp, toEye] = [towards(point, lamp).way, towards(point, eye).way];
      const half: Vector = [toLamp[0] + toEye[0], toLamp[1] + toEye[1], toLamp[2] + toEye[2]];
      return direct * Math.max(0, dot(normal, half) / Math.hypot(...half)) ** 40;
    },
  };
}
