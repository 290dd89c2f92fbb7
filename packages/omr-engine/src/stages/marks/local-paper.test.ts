import { describe, expect, it } from 'vitest';
import type { GrayImage } from '../../core/gray-image.ts';
import { localPaper } from './local-paper.ts';

const SIDE = 60;
const RADIUS = 12;
const LIT = 200;

/** Paper that `light` falls on, by the distance from the bubble's middle along one direction, in radii. */
function paperOf(light: (along: number) => number, angle = 0.4): GrayImage {
  const pixels = Uint8Array.from({ length: SIDE * SIDE }, (_, i) => {
    const [x, y] = [(i % SIDE) - SIDE / 2, Math.floor(i / SIDE) - SIDE / 2];
    return Math.round(LIT * light((x * Math.cos(angle) + y * Math.sin(angle)) / RADIUS));
  });
  return { width: SIDE, height: SIDE, pixels };
}

/** A shadow's edge at a place, so wide, that leaves so much light. */
const edgeAt =
  (offset: number, width: number, left = 0.55) =>
  (along: number): number =>
    left + (1 - left) * Math.min(1, Math.max(0, (along - offset) / width + 0.5));

/** Mean share by which the paper inside a bubble is darker than expected, where it is: what would count as ink. */
function passesForInk(image: GrayImage): number {
  const { level } = localPaper(image, { x: SIDE / 2, y: SIDE / 2, radiusX: RADIUS, radiusY: RADIUS });
  let ink = 0;
  let count = 0;
  for (let u = -0.65; u <= 0.65; u += 0.05)
    for (let v = -0.65; v <= 0.65; v += 0.05) {
      if (Math.hypot(u, v) > 0.68) continue;
      const x = Math.round(SIDE / 2 + u * RADIUS);
      const y = Math.round(SIDE / 2 + v * RADIUS);
      ink += Math.max(0, 1 - image.pixels[y * SIDE + x]! / level((x - SIDE / 2) / RADIUS, (y - SIDE / 2) / RADIUS));
      count++;
    }
  return ink / count;
}

describe('blank paper around a ring', () => {
  it.each([0, -0.5, 0.4, -0.9, 0.8])('is no ink where a shadow’s soft edge passes at %f radii', (offset) => {
    for (const width of [0.5, 0.9, 1.4]) expect(passesForInk(paperOf(edgeAt(offset, width)))).toBeLessThan(0.045);
  });

  it.each([0, -0.5, 0.5])('is hardly ink where the edge is sharp, at %f radii', (offset) => {
    expect(passesForInk(paperOf(edgeAt(offset, 0.1)))).toBeLessThan(0.09);
  });

  it('is as dark inside as the light falls off', () => {
    expect(passesForInk(paperOf((along) => 0.8 + 0.05 * along))).toBeLessThan(0.01);
  });

  it('is bright on every side unless a hand lies there', () => {
    const sideOf = (image: GrayImage) =>
      localPaper(image, { x: SIDE / 2, y: SIDE / 2, radiusX: RADIUS, radiusY: RADIUS }).darkestSide;
    expect(sideOf(paperOf(() => 1))).toBeCloseTo(1);
    expect(sideOf(paperOf(edgeAt(-0.8, 0.2, 0.2)))).toBeLessThan(0.3);
  });
});
