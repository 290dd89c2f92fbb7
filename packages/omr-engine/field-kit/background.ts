import { pageMm } from './clean-sheet.ts';
import { clamp, type Dice, ease, smoothNoise } from './dice.ts';
import { type Rgb, toLight } from './page.ts';

/** Colour of the table at a point, in light. */
export type Background = (x: number, y: number) => Rgb;

const coded = (red: number, green: number, blue: number): Rgb => [
  toLight(red / 255),
  toLight(green / 255),
  toLight(blue / 255),
];

const scaled = (colour: Rgb, by: number): Rgb => [colour[0] * by, colour[1] * by, colour[2] * by];

function wood(dice: Dice): Background {
  const grain = smoothNoise(dice.fork('grain'));
  const colour = dice.pick([coded(168, 122, 78), coded(120, 82, 52), coded(196, 160, 116), coded(90, 60, 42)]);
  const angle = dice.between(0, Math.PI);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (x, y) => {
    const [along, across] = [x * cos + y * sin, y * cos - x * sin];
    const ring = Math.sin(across / 5 + 4 * grain(along / 160, across / 30));
    return scaled(
      colour,
      1 + 0.14 * ring + 0.12 * grain(along / 25, across * 1.1) + 0.06 * grain(along / 4, across * 3),
    );
  };
}

function plain(dice: Dice): Background {
  const speckle = smoothNoise(dice.fork('speckle'));
  const colour = dice.pick([
    coded(205, 200, 190),
    coded(150, 155, 160),
    coded(88, 110, 98),
    coded(70, 95, 130),
    coded(52, 52, 55),
  ]);
  const coarse = dice.between(0.4, 3);
  return (x, y) => scaled(colour, 1 + 0.1 * speckle(x / coarse, y / coarse) + 0.06 * speckle(x / 40, y / 40));
}

function cloth(dice: Dice): Background {
  const fold = smoothNoise(dice.fork('cloth'));
  const [one, two] = [coded(170, 60, 60), coded(225, 220, 210)];
  const square = dice.between(9, 22);
  return (x, y) => {
    const stripes = (Math.sin((x * Math.PI) / square) > 0 ? 0.5 : 0) + (Math.sin((y * Math.PI) / square) > 0 ? 0.5 : 0);
    const shade = 1 + 0.18 * fold(x / 35, y / 35) + 0.08 * Math.sin(x * 5) * Math.sin(y * 5);
    const mix = (channel: 0 | 1 | 2) => (one[channel] * stripes + two[channel] * (1 - stripes)) * shade;
    return [mix(0), mix(1), mix(2)];
  };
}

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly halfX: number;
  readonly halfY: number;
  readonly angle: number;
}

const within = ({ x, y, halfX, halfY, angle }: Rectangle, atX: number, atY: number) => {
  const [dx, dy] = [atX - x, atY - y];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [u, v] = [dx * cos + dy * sin, dy * cos - dx * sin];
  return { u, v, inside: Math.min(halfX - Math.abs(u), halfY - Math.abs(v)) };
};

/** Ruled paper lies on the table and looks out from under the page; with a spiral where it is a notebook. */
function ruled(under: Background, area: Rectangle, hasSpiral: boolean, dice: Dice): Background {
  const paper = dice.pick([coded(238, 236, 226), coded(228, 230, 232)]);
  const line = coded(150, 175, 205);
  const gap = dice.between(7, 8.5);
  return (x, y) => {
    const { u, v, inside } = within(area, x, y);
    if (inside < 0) return scaled(under(x, y), 0.6 + 0.4 * ease(0, 5, -inside));
    const isHole = hasSpiral && Math.abs(u + area.halfX - 6) < 2.1 && Math.abs(((v + 500) % 9) - 4.5) < 2.1;
    if (isHole) return coded(60, 60, 64);
    const isLine = Math.abs(((v + 500) % gap) - gap / 2) < 0.22;
    return isLine ? line : paper;
  };
}

export type BackgroundKind = 'any' | 'notebook';

/** A table, what else lies on it, and the soft dark that the page casts around itself. */
export function makeBackground(kind: BackgroundKind, rise: number, dice: Dice): Background {
  const table = dice.pick([wood, wood, plain, plain, cloth])(dice.fork('table'));
  let background = table;
  if (kind === 'notebook' || dice.chance(0.25)) {
    const isNotebook = kind === 'notebook' || dice.chance(0.4);
    const area: Rectangle = {
      x: pageMm.width / 2 + dice.sign() * dice.between(40, 90),
      y: pageMm.height / 2 + dice.normal(60),
      halfX: isNotebook ? 105 : 100,
      halfY: isNotebook ? 140 : 145,
      angle: dice.normal(0.2),
    };
    background = ruled(table, area, isNotebook, dice.fork('ruled'));
  }
  const [shiftX, shiftY] = [dice.normal(1 + 0.4 * rise), dice.normal(1 + 0.4 * rise)];
  const soft = 2.5 + rise * dice.between(0.6, 1.4);
  const deep = dice.between(0.3, 0.55);
  return (x, y) => {
    const outX = Math.max(shiftX - x, x - shiftX - pageMm.width, 0);
    const outY = Math.max(shiftY - y, y - shiftY - pageMm.height, 0);
    const shade = 1 - deep * (1 - clamp(Math.hypot(outX, outY) / soft, 0, 1)) ** 1.5;
    return scaled(background(x, y), shade);
  };
}
