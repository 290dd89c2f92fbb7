import type { WorkImage } from '../../core/gray-image.ts';
import type { Workspace } from '../../core/workspace.ts';
import { type Component, findUsualInk } from '../ink/label-components.ts';
import { EVEN_BYTES } from '../ink/shrink-to-gray.ts';
import { type FoundMarker, findMarkers, type MarkerSearch } from './find-markers.ts';
import type { Quad } from './marker-quad.ts';

/** What rounds the means of two pixels of a word. */
const HALVES = 0x20002;

/** The image at half its resolution: means of 2×2 pixels. Valid until the next call. */
export function halveGray(image: WorkImage, workspace: Workspace): WorkImage {
  const { pixels, width: stride } = image;
  const width = image.width >> 1;
  const height = image.height >> 1;
  const out = workspace.smoothed(width * height);
  const words = new Int32Array(pixels.buffer, pixels.byteOffset, pixels.length >> 2);
  // Two means at once where rows are whole words.
  const pairs = stride % 4 === 0 ? width : 0;
  for (let y = 0; y < height; y++) {
    const upper = 2 * y * stride;
    const lower = upper + stride;
    const row = y * width;
    for (let x = 0; x < pairs; x += 2) {
      const a = words[(upper + 2 * x) >> 2]!;
      const b = words[(lower + 2 * x) >> 2]!;
      const sums = (a & EVEN_BYTES) + ((a >>> 8) & EVEN_BYTES) + (b & EVEN_BYTES) + ((b >>> 8) & EVEN_BYTES) + HALVES;
      out[row + x] = (sums & 0xffff) >> 2;
      out[row + x + 1] = sums >>> 18;
    }
    for (let x = pairs; x < width; x++) {
      const at = 2 * x;
      out[row + x] =
        (pixels[upper + at]! + pixels[upper + at + 1]! + pixels[lower + at]! + pixels[lower + at + 1]! + 2) >> 2;
    }
  }
  return { ...image, width, height, pixels: out, scale: 2 * image.scale, frameSide: image.frameSide >> 1 };
}

/** Position in the image of a position in its half, both with pixel centres at whole numbers. */
const lift = (at: number): number => 2 * at + 0.5;
/** A side that covers `px` pixels of the half covers the outer ones by halves. */
const liftSide = (px: number): number => 2 * px - 1;

const liftComponent = ({ x, y, width, height, area, hull, label }: Component): Component => ({
  x: lift(x),
  y: lift(y),
  width: liftSide(width),
  height: liftSide(height),
  area: 4 * area,
  hull,
  label,
});

const liftMarker = (marker: FoundMarker): FoundMarker => ({
  ...marker,
  corners: marker.corners.map(([x, y]) => [lift(x), lift(y)] as const) as unknown as Quad,
  size: 2 * marker.size,
});

/** Finds an image's ink and markers, in its own pixels, at a quarter of the usual cost. Fine print and small bubbles are lost: what is not found must be looked for again. */
export function findCoarseInk(image: WorkImage, workspace: Workspace): MarkerSearch {
  const { clock } = workspace;
  clock.enter('shrink');
  const half = halveGray(image, workspace);
  const components = findUsualInk(half, workspace);
  clock.enter('find');
  const seen = findMarkers(half, components, workspace.runs);
  return { components: components.map(liftComponent), seen: seen.map(liftMarker), isCoarse: true };
}
