import type { Background } from './background.ts';
import type { Camera } from './camera.ts';
import { pageMm, pxPerMm } from './clean-sheet.ts';
import type { Light } from './light.ts';
import type { Page } from './page.ts';
import type { Surface, Vector } from './surface.ts';

/** A picture in light, three numbers a pixel. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly light: Float32Array;
}

/** What the page's triangles need at each node: where it is seen, how far, what falls on it. */
interface Nodes {
  readonly seen: Vector[];
  readonly lit: Vector[];
  readonly glint: number[];
}

function lookAtNodes(surface: Surface, camera: Camera, light: Light): Nodes {
  const nodes: Nodes = { seen: [], lit: [], glint: [] };
  for (let node = 0; node < surface.positions.length; node += 3) {
    const point: Vector = [surface.positions[node]!, surface.positions[node + 1]!, surface.positions[node + 2]!];
    const normal: Vector = [surface.normal[node]!, surface.normal[node + 1]!, surface.normal[node + 2]!];
    nodes.seen.push(camera.project(point));
    nodes.lit.push(light.on(point, normal));
    nodes.glint.push(light.glint(point, normal, camera.eye));
  }
  return nodes;
}

/** Blurs the page so far that a pixel of the photo sees the mean of what it covers. */
function softened(values: Float32Array, page: Page, channels: number, ratio: number): Float32Array {
  const reach = Math.round((ratio - 1) / 2);
  if (reach < 1) return values;
  const { width, height } = page;
  const across = new Float32Array(values.length);
  const out = new Float32Array(values.length);
  const run = (from: Float32Array, to: Float32Array, lines: number, length: number, lineStep: number, step: number) => {
    for (let line = 0; line < lines; line += 1)
      for (let channel = 0; channel < channels; channel += 1) {
        const start = line * lineStep + channel;
        let sum = from[start]! * (reach + 1);
        for (let index = 1; index <= reach; index += 1) sum += from[start + index * step]!;
        for (let index = 0; index < length; index += 1) {
          to[start + index * step] = sum / (2 * reach + 1);
          sum +=
            from[start + Math.min(length - 1, index + reach + 1) * step]! -
            from[start + Math.max(0, index - reach) * step]!;
        }
      }
  };
  run(values, across, height, width, width * channels, channels);
  run(across, out, width, height, channels, width * channels);
  return out;
}

interface Canvas extends Scene {
  readonly depth: Float32Array;
}

type Corner = { readonly x: number; readonly y: number; readonly w: number; readonly values: readonly number[] };

/** Fills a triangle; what it carries is interpolated in space, not in the picture. */
function fillTriangle(
  canvas: Canvas,
  a: Corner,
  b: Corner,
  c: Corner,
  paint: (pixel: number, values: number[]) => void,
): void {
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  if (Math.abs(area) < 1e-9) return;
  const x0 = Math.max(0, Math.ceil(Math.min(a.x, b.x, c.x)));
  const x1 = Math.min(canvas.width - 1, Math.floor(Math.max(a.x, b.x, c.x)));
  const y0 = Math.max(0, Math.ceil(Math.min(a.y, b.y, c.y)));
  const y1 = Math.min(canvas.height - 1, Math.floor(Math.max(a.y, b.y, c.y)));
  const values = a.values.slice();
  for (let y = y0; y <= y1; y += 1)
    for (let x = x0; x <= x1; x += 1) {
      const partB = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / area;
      const partC = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / area;
      const partA = 1 - partB - partC;
      if (partA < -1e-6 || partB < -1e-6 || partC < -1e-6) continue;
      const w = partA * a.w + partB * b.w + partC * c.w;
      const pixel = y * canvas.width + x;
      if (w <= canvas.depth[pixel]!) continue;
      canvas.depth[pixel] = w;
      for (let index = 0; index < values.length; index += 1)
        values[index] =
          (partA * a.w * a.values[index]! + partB * b.w * b.values[index]! + partC * c.w * c.values[index]!) / w;
      paint(pixel, values);
    }
}

function paintPage(canvas: Canvas, page: Page, surface: Surface, camera: Camera, light: Light): void {
  const ratio = pxPerMm / camera.scale;
  const back = softened(page.back, page, 3, ratio);
  const shine = softened(page.shine, page, 1, ratio);
  const { seen, lit, glint } = lookAtNodes(surface, camera, light);
  const corner = (column: number, row: number): Corner => {
    const node = row * surface.columns + column;
    const [x, y, depth] = seen[node]!;
    const [u, v] = surface.at(column, row);
    return { x, y, w: 1 / depth, values: [u, v, ...lit[node]!, glint[node]!] };
  };
  const edgeX = (page.width - 1.001) / pageMm.width;
  const edgeY = (page.height - 1.001) / pageMm.height;
  const paint = (pixel: number, values: number[]) => {
    const [x, y] = [values[0]! * edgeX, values[1]! * edgeY];
    const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
    const [fx, fy] = [x - left, y - top];
    const at = top * page.width + left;
    const below = at + page.width;
    const [w00, w10, w01, w11] = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
    const shiny = (shine[at]! * (1 - fx) + shine[at + 1]! * fx) * values[5]! * 0.35;
    for (let channel = 0; channel < 3; channel += 1) {
      const mean =
        back[at * 3 + channel]! * w00 +
        back[at * 3 + 3 + channel]! * w10 +
        back[below * 3 + channel]! * w01 +
        back[below * 3 + 3 + channel]! * w11;
      canvas.light[pixel * 3 + channel] = mean * values[2 + channel]! + shiny;
    }
  };
  for (let row = 1; row < surface.rows; row += 1)
    for (let column = 1; column < surface.columns; column += 1) {
      const [a, b] = [corner(column - 1, row - 1), corner(column, row - 1)];
      const [c, d] = [corner(column - 1, row), corner(column, row)];
      fillTriangle(canvas, a, b, c, paint);
      fillTriangle(canvas, b, d, c, paint);
    }
}

const flat: Vector = [0, 0, 1];
/** The light on the table is smooth: it is asked for once in so many pixels. */
const lightStep = 16;

function paintBackground(canvas: Canvas, background: Background, camera: Camera, light: Light): void {
  const { width, height, depth } = canvas;
  const columns = Math.ceil(width / lightStep) + 2;
  const rows = Math.ceil(height / lightStep) + 2;
  const lit = Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = camera.onTable((index % columns) * lightStep, Math.floor(index / columns) * lightStep);
    return light.on([x, y, 0], flat);
  });
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      if (depth[pixel]! > 0) continue;
      const [tableX, tableY] = camera.onTable(x, y);
      const colour = background(tableX, tableY);
      const [left, top] = [Math.floor(x / lightStep), Math.floor(y / lightStep)];
      const [fx, fy] = [x / lightStep - left, y / lightStep - top];
      const node = top * columns + left;
      for (const channel of [0, 1, 2] as const) {
        const upper = lit[node]![channel] * (1 - fx) + lit[node + 1]![channel] * fx;
        const lower = lit[node + columns]![channel] * (1 - fx) + lit[node + columns + 1]![channel] * fx;
        canvas.light[pixel * 3 + channel] = colour[channel] * (upper * (1 - fy) + lower * fy);
      }
    }
}

/** A page and how it lies. */
export interface PaperOnTable {
  readonly page: Page;
  readonly surface: Surface;
}

/** What the lens sees: pages on the table, in light. */
export function viewScene(
  papers: readonly PaperOnTable[],
  background: Background,
  camera: Camera,
  light: Light,
): Scene {
  const { width, height } = camera;
  const canvas: Canvas = {
    width,
    height,
    light: new Float32Array(width * height * 3),
    depth: new Float32Array(width * height),
  };
  for (const { page, surface } of papers) paintPage(canvas, page, surface, camera, light);
  paintBackground(canvas, background, camera, light);
  return canvas;
}
