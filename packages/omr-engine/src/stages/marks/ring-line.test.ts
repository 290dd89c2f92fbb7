import { describe, expect, it } from 'vitest';
import type { GrayImage } from '../../core/gray-image.ts';
import { ringLine } from './ring-line.ts';

const SIDE = 60;
const RADIUS = 12;
const PAPER = 200;
const spot = { group: 0, question: 1, option: 0, x: SIDE / 2, y: SIDE / 2, radiusX: RADIUS, radiusY: RADIUS };

/** Rings on paper, each with its radius in radii of the bubble, the width of its line and how dark that is. */
function picture(...rings: { at: number; width: number; dark: number; dx?: number }[]): GrayImage {
  const pixels = new Uint8Array(SIDE * SIDE).fill(PAPER);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++)
      for (const { at, width, dark, dx = 0 } of rings) {
        const off = Math.abs(Math.hypot(x - spot.x - dx, y - spot.y) - at * RADIUS);
        const cover = Math.min(1, Math.max(0, width / 2 + 0.5 - off)) * dark;
        pixels[y * SIDE + x] = Math.min(pixels[y * SIDE + x]!, PAPER * (1 - cover));
      }
  return { width: SIDE, height: SIDE, pixels };
}

const printed = { at: 1, width: 2, dark: 0.8 };

describe('ink of a ring’s line', () => {
  it('is its width by its darkness, however blurred', () => {
    const sharp = ringLine(picture(printed), spot);
    expect(sharp).toBeCloseTo((2 * 0.8) / RADIUS, 1);
    expect(ringLine(picture({ at: 1, width: 4, dark: 0.4 }), spot) / sharp).toBeCloseTo(1, 1);
  });

  it.each([
    ['on it', 1.12, 0],
    ['around it', 1.25, 0],
    ['as wide as the next bubble allows', 1.4, 0],
    ['beside its middle', 1.25, 2],
  ])('grows by half and more with a ring drawn %s', (_, at, dx) => {
    const drawn = picture(printed, { at, width: 2.5, dark: 0.7, dx });
    expect(ringLine(drawn, spot)).toBeGreaterThan(1.5 * ringLine(picture(printed), spot));
  });

  it('does not grow with a stroke that crosses it', () => {
    const crossed = picture(printed);
    const pixels = crossed.pixels.slice();
    for (let x = SIDE / 2; x < SIDE; x++) pixels.fill(20, (SIDE / 2) * SIDE + x, (SIDE / 2) * SIDE + x + 1);
    for (let y = 0; y < 20; y++) pixels.fill(20, y * SIDE + 25, y * SIDE + 35);
    expect(ringLine({ ...crossed, pixels }, spot)).toBeLessThan(1.2 * ringLine(crossed, spot));
  });
});
