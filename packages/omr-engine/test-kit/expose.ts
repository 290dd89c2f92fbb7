import type { Background } from './background.ts';
import type { Covering } from './covering.ts';
import type { Light } from './light.ts';
import { halve, type PageRaster } from './page-raster.ts';
import type { PaperShape } from './paper-shape.ts';
import { lumaOf, nextPicture, type Picture } from './picture.ts';
import type { PlaneMap, Point } from './plane-map.ts';

/** What stands before the camera. */
export interface Scene {
  readonly page: PageRaster;
  /** The page's corners in the photo, clockwise from its top-left, and the way back to page mm. */
  readonly corners: readonly Point[];
  readonly toPage: PlaneMap;
  readonly shape: PaperShape;
  readonly background: Background;
  readonly light: Light;
  readonly coverings: readonly Covering[];
}

/** Where light and place are worked out, px; between them they are straight lines. */
const step = 4;

/** The page no finer than about twice what the photo resolves: finer would alias. */
function matched(page: PageRaster, corners: readonly Point[]): PageRaster {
  const [first, , third] = corners;
  if (!first || !third) return page;
  let level = page;
  while (Math.hypot(level.width, level.height) > 2.2 * Math.hypot(third[0] - first[0], third[1] - first[1]))
    level = halve(level);
  return level;
}

function lumaPlane({ width, height, rgb }: PageRaster): Uint8Array {
  const luma = new Uint8Array(width * height);
  let from = 0;
  for (let at = 0; at < luma.length; at += 1, from += 3)
    luma[at] = (77 * rgb[from]! + 150 * rgb[from + 1]! + 29 * rgb[from + 2]! + 128) >> 8;
  return luma;
}

/** Page pixel, paper's light, scene's light and glare at the nodes of one row. */
type NodeRow = readonly [
  u: Float64Array,
  v: Float64Array,
  slant: Float64Array,
  factor: Float64Array,
  glare: Float64Array,
];

const emptyNodes = (count: number): NodeRow => [0, 1, 2, 3, 4].map(() => new Float64Array(count)) as unknown as NodeRow;

function fillNodes([u, v, slant, factor, glare]: NodeRow, y: number, scene: Scene, pxPerMm: number): void {
  const [a, b, c, d, e, f, g, h] = scene.toPage;
  const bent = new Float64Array(3);
  for (let node = 0; node < u.length; node += 1) {
    const x = node * step;
    const w = g * x + h * y + 1;
    const xMm = (a * x + b * y + c) / w;
    const yMm = (d * x + e * y + f) / w;
    scene.shape.bend(xMm, yMm, bent);
    u[node] = (xMm + bent[0]!) * pxPerMm - 0.5;
    v[node] = (yMm + bent[1]!) * pxPerMm - 0.5;
    slant[node] = bent[2]!;
    factor[node] = scene.light.factor(x, y);
    glare[node] = scene.light.glare(x, y);
  }
}

function blendNodes(out: NodeRow, above: NodeRow, below: NodeRow, share: number): void {
  for (const [field, values] of out.entries())
    for (let node = 0; node < values.length; node += 1) {
      const from = above[field]![node]!;
      values[node] = from + (below[field]![node]! - from) * share;
    }
}

/** How dark the shadow beside a thing on the page is, and how far it reaches, in rims. */
const contactShadow = { depth: 0.35, reach: 0.5 } as const;

/** Lays the coverings over a point of the page; false where none hides or shades it. */
function cover(coverings: readonly Covering[], xMm: number, yMm: number, colour: Float32Array): boolean {
  let isTouched = false;
  for (const { box, rgb, rim } of coverings) {
    if (xMm < box.left || xMm > box.right || yMm < box.top || yMm > box.bottom) continue;
    const out = rim(xMm, yMm);
    const isHidden = out < 1;
    const shade = isHidden
      ? 1 - 0.35 * out * out
      : 1 - contactShadow.depth * Math.max(0, 1 - (out - 1) / contactShadow.reach);
    if (shade === 1) continue;
    for (let channel = 0; channel < 3; channel += 1)
      colour[channel] = (isHidden ? rgb[channel]! : colour[channel]!) * shade;
    isTouched = true;
  }
  return isTouched;
}

/** Puts the page in front of the camera: perspective, bending, what lies behind and above, light. */
export function expose({ width, height }: { width: number; height: number }, scene: Scene): Picture {
  const page = matched(scene.page, scene.corners);
  const { width: pageWidth, height: pageHeight, pxPerMm, rgb } = page;
  const pageLuma = lumaPlane(page);
  const picture = nextPicture(width, height);
  const { luma, chromaWidth, redness, blueness } = picture;
  const cells = Math.ceil(width / step);
  let above = emptyNodes(cells + 1);
  let below = emptyNodes(cells + 1);
  const row = emptyNodes(cells + 1);
  const [us, vs, slants, factors, glares] = row;
  const colour = new Float32Array(3);
  const maxU = pageWidth - 1.001;
  const maxV = pageHeight - 1.001;
  const isCovered = scene.coverings.length > 0;
  fillNodes(below, 0, scene, pxPerMm);
  for (let y = 0; y < height; y += 1) {
    if (y % step === 0) {
      [above, below] = [below, above];
      fillNodes(below, y + step, scene, pxPerMm);
    }
    blendNodes(row, above, below, (y % step) / step);
    for (let cell = 0; cell < cells; cell += 1) {
      let u = us[cell]!;
      let v = vs[cell]!;
      let slant = slants[cell]!;
      let factor = factors[cell]!;
      let glare = glares[cell]!;
      const du = (us[cell + 1]! - u) / step;
      const dv = (vs[cell + 1]! - v) / step;
      const dSlant = (slants[cell + 1]! - slant) / step;
      const dFactor = (factors[cell + 1]! - factor) / step;
      const dGlare = (glares[cell + 1]! - glare) / step;
      const last = Math.min(width, (cell + 1) * step);
      for (let x = cell * step; x < last; x += 1) {
        const isChroma = ((x | y) & 1) === 0;
        const isInside = u >= -0.5 && v >= -0.5 && u < pageWidth - 0.5 && v < pageHeight - 0.5;
        let bright: number;
        let lit = factor;
        if (isInside) {
          const pu = u < 0 ? 0 : u > maxU ? maxU : u;
          const pv = v < 0 ? 0 : v > maxV ? maxV : v;
          const u0 = pu | 0;
          const v0 = pv | 0;
          const fu = pu - u0;
          const at = v0 * pageWidth + u0;
          const upper = pageLuma[at]! + (pageLuma[at + 1]! - pageLuma[at]!) * fu;
          const down = at + pageWidth;
          const lower = pageLuma[down]! + (pageLuma[down + 1]! - pageLuma[down]!) * fu;
          bright = upper + (lower - upper) * (pv - v0);
          lit *= slant;
          if (isChroma || isCovered) {
            colour[0] = rgb[at * 3]!;
            colour[1] = rgb[at * 3 + 1]!;
            colour[2] = rgb[at * 3 + 2]!;
          }
        } else {
          scene.background(x, y, colour);
          bright = lumaOf(colour[0]!, colour[1]!, colour[2]!);
        }
        if (isCovered && cover(scene.coverings, (u + 0.5) / pxPerMm, (v + 0.5) / pxPerMm, colour))
          bright = lumaOf(colour[0]!, colour[1]!, colour[2]!);
        const dimmed = bright * lit;
        luma[y * width + x] = dimmed + (255 - dimmed) * glare;
        if (isChroma) {
          const chroma = (y >> 1) * chromaWidth + (x >> 1);
          const own = lumaOf(colour[0]!, colour[1]!, colour[2]!);
          redness[chroma] = (colour[0]! - own) * lit * (1 - glare);
          blueness[chroma] = (colour[2]! - own) * lit * (1 - glare);
        }
        u += du;
        v += dv;
        slant += dSlant;
        factor += dFactor;
        glare += dGlare;
      }
    }
  }
  return picture;
}
