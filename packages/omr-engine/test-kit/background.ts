import type { PageRaster } from './page-raster.ts';
import { applyMap, mapBetween, type PlaneMap, type Point } from './plane-map.ts';
import type { Random } from './random.ts';

/** Colour of what lies behind the page at a photo pixel; writes three values, 0 to 255, into `out`. */
export type Background = (x: number, y: number, out: Float32Array) => void;

/** Smooth noise: random values on a grid, blended between. */
export function valueNoise(random: Random): (x: number, y: number) => number {
  const grid = Float32Array.from({ length: 64 * 64 }, () => random.next());
  return (x, y) => {
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    const fx = x - x0;
    const fy = y - y0;
    const sx = fx * fx * (3 - 2 * fx);
    const left = x0 & 63;
    const right = (x0 + 1) & 63;
    const upper = (y0 & 63) << 6;
    const lower = ((y0 + 1) & 63) << 6;
    const top = grid[upper + left]! + (grid[upper + right]! - grid[upper + left]!) * sx;
    const bottom = grid[lower + left]! + (grid[lower + right]! - grid[lower + left]!) * sx;
    return top + (bottom - top) * fy * fy * (3 - 2 * fy);
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
  out[0] = colour[0]! * factor;
  out[1] = colour[1]! * factor;
  out[2] = colour[2]! * factor;
};

function wood(random: Random, scale: number): Background {
  const noise = valueNoise(random);
  const colour = random.pick(woods);
  const upright = random.chance(0.5);
  return (x, y, out) => {
    const u = upright ? x : y;
    const v = upright ? y : x;
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

/** A patterned cloth: checks or stripes of two colours, woven. */
function checkedCloth(random: Random, scale: number): Background {
  const weave = cloth(random, scale);
  const pitch = random.between(0.8, 2.2) * scale;
  const isStriped = random.chance(0.3);
  const dark = random.between(0.45, 0.75);
  return (x, y, out) => {
    weave(x, y, out);
    const across = ((x / pitch) & 1) === 0;
    const along = isStriped || ((y / pitch) & 1) === 0;
    tinted(out, [out[0]!, out[1]!, out[2]!], (across ? 1 : dark) * (along ? 1 : dark));
  };
}

/** Another page lies there, printed and unmarked, over what is behind it. */
function sheetOn(below: Background, page: PageRaster, toPage: PlaneMap): Background {
  return (x, y, out) => {
    const [xMm, yMm] = applyMap(toPage, [x, y]);
    const column = Math.round(xMm * page.pxPerMm);
    const row = Math.round(yMm * page.pxPerMm);
    if (!(column >= 0 && row >= 0 && column < page.width && row < page.height)) return below(x, y, out);
    const at = (row * page.width + column) * 3;
    for (let channel = 0; channel < 3; channel += 1) out[channel] = page.rgb[at + channel]!;
  };
}

/** A patterned cloth with two more of these sheets on it, each half hidden under the page. */
export function sheetsBehind(page: PageRaster, corners: readonly Point[], scale: number, random: Random): Background {
  const pageCorners: Point[] = [
    [0, 0],
    [page.width / page.pxPerMm, 0],
    [page.width / page.pxPerMm, page.height / page.pxPerMm],
    [0, page.height / page.pxPerMm],
  ];
  const [cx, cy] = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + corner[axis]!, 0) / 4) as [
    number,
    number,
  ];
  const side = Math.hypot(corners[0]![0] - corners[2]![0], corners[0]![1] - corners[2]![1]);
  let behind = checkedCloth(random, scale);
  for (const aside of [random.between(0.2, 0.34), random.between(-0.34, -0.2)]) {
    const turn = random.between(0.1, 0.5) * Math.sign(aside);
    const direction = random.between(0, 2 * Math.PI);
    const moved = corners.map(([x, y]): Point => {
      const [dx, dy] = [x - cx, y - cy];
      return [
        cx + dx * Math.cos(turn) - dy * Math.sin(turn) + aside * side * Math.cos(direction),
        cy + dx * Math.sin(turn) + dy * Math.cos(turn) + aside * side * Math.sin(direction),
      ];
    });
    behind = sheetOn(behind, page, mapBetween(moved, pageCorners));
  }
  return behind;
}
