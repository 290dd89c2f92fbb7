import type { Random } from './random.ts';

/** Colour of what lies behind the page at a photo pixel; writes three values, 0 to 255, into `out`. */
export type Background = (x: number, y: number, out: Float32Array) => void;

/** Smooth noise: random values on a grid, blended between. */
export function valueNoise(random: Random, cells = 64): (x: number, y: number) => number {
  const grid = Float32Array.from({ length: cells * cells }, () => random.next());
  const at = (x: number, y: number) =>
    grid[(((y % cells) + cells) % cells) * cells + (((x % cells) + cells) % cells)] ?? 0;
  return (x, y) => {
    const [x0, y0] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [x - x0, y - y0];
    const [sx, sy] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)];
    const top = at(x0, y0) + (at(x0 + 1, y0) - at(x0, y0)) * sx;
    const bottom = at(x0, y0 + 1) + (at(x0 + 1, y0 + 1) - at(x0, y0 + 1)) * sx;
    return top + (bottom - top) * sy;
  };
}

const woods = [
  [150, 105, 65],
  [95, 62, 38],
  [190, 150, 105],
] as const;
const cloths = [
  [60, 80, 120],
  [120, 50, 55],
  [90, 100, 80],
  [200, 195, 185],
] as const;

const tinted = (out: Float32Array, colour: readonly number[], factor: number): void => {
  for (let channel = 0; channel < 3; channel += 1) out[channel] = (colour[channel] ?? 0) * factor;
};

function wood(random: Random, scale: number): Background {
  const noise = valueNoise(random);
  const colour = random.pick(woods);
  const upright = random.chance(0.5);
  return (x, y, out) => {
    const [u, v] = upright ? [x, y] : [y, x];
    const grain = noise((u * 6) / scale, (v * 0.35) / scale) * 0.6 + noise((u * 23) / scale, v / scale) * 0.4;
    tinted(out, colour, 0.75 + 0.4 * grain);
  };
}

function cloth(random: Random, scale: number): Background {
  const noise = valueNoise(random);
  const colour = random.pick(cloths);
  const pitch = random.between(4, 9) * scale * 0.05;
  return (x, y, out) => {
    const weave = Math.sin((x * 2 * Math.PI) / pitch) * Math.sin((y * 2 * Math.PI) / pitch);
    tinted(out, colour, 0.9 + 0.08 * weave + 0.2 * (noise(x / scale, y / scale) - 0.5));
  };
}

function plain(random: Random, scale: number): Background {
  const noise = valueNoise(random);
  const level = random.pick([25, 60, 110, 150, 205]);
  const colour = [level + random.between(-8, 8), level, level + random.between(-12, 8)];
  return (x, y, out) => tinted(out, colour, 0.94 + 0.12 * noise((0.4 * x) / scale, (0.4 * y) / scale));
}

/** Another printed sheet below: white with lines of dark words. */
function papers(random: Random, scale: number): Background {
  const noise = valueNoise(random);
  const angle = random.between(-0.6, 0.6);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const line = scale * random.between(0.5, 0.9);
  return (x, y, out) => {
    const u = x * cos + y * sin;
    const v = y * cos - x * sin;
    const inLine = (((v / line) % 1) + 1) % 1 < 0.4;
    const word = noise((u * 5) / scale, Math.floor(v / line) * 7.3) > 0.45;
    tinted(out, [228, 226, 220], inLine && word ? 0.35 : 1);
  };
}

/** Draws a background. `scale` is a coarse unit in pixels: about 40 at 720 px. */
export const chooseBackground = (random: Random, scale: number): Background =>
  random.draw<(random: Random, scale: number) => Background>([
    [wood, 4],
    [cloth, 2],
    [plain, 4],
    [papers, 1],
  ])(random, scale);
