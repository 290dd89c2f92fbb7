import { describe, expect, it } from 'vitest';
import type { GrayImage } from '../../core/gray-image.ts';
import { Workspace } from '../../core/workspace.ts';
import { findInk, findLines } from '../ink/label-components.ts';
import { withRingsFromHoles } from './find-holes.ts';
import { FAINT_RINGS, ringCandidates, USUAL_RINGS } from './ring-candidates.ts';

const width = 320;
const height = 120;
const radius = 11;
const centres = [40, 100, 160, 220, 280];
const usual = { radius: 12, ratio: 0.93, offset: 2 };

/** A row of rings between two rules: the line's level and half width, the rules' distance from the centre and half width, px. */
function ruledRow(ring: { level: number; half: number }, rule: { at: number; half: number }): GrayImage {
  const pixels = new Uint8Array(width * height).fill(200);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fromRing = Math.min(...centres.map((cx) => Math.abs(Math.hypot(x - cx, y - 60) - radius)));
      const fromRule = Math.abs(Math.abs(y - 60) - rule.at);
      const cover = (distance: number, half: number) => Math.min(1, Math.max(0, half + 0.5 - distance));
      const ringed = 200 - (200 - ring.level) * cover(fromRing, ring.half);
      pixels[y * width + x] = Math.round(Math.min(ringed, 200 - 170 * cover(fromRule, rule.half)));
    }
  }
  return { width, height, pixels };
}

/** Draws a dark block: what is printed onto a ring's line, or into the ring. */
function withBlock(image: GrayImage, left: number, top: number, columns: number, rows: number): GrayImage {
  for (let y = top; y < top + rows; y++) image.pixels.fill(60, y * width + left, y * width + left + columns);
  return image;
}

describe('rings in ruled rows', () => {
  it('are found by their holes where they touch the rules', () => {
    const image = ruledRow({ level: 60, half: 0.8 }, { at: radius + 1, half: 1 });
    const workspace = new Workspace();
    const known = ringCandidates(image, findInk(image, usual, workspace));
    expect(known).toEqual([]);
    const found = withRingsFromHoles(image, known, USUAL_RINGS, workspace).sort((a, b) => a.x - b.x);
    expect(found).toHaveLength(centres.length);
    found.forEach(({ x, y, size }, i) => {
      expect(Math.hypot(x - centres[i]!, y - 60)).toBeLessThan(1);
      expect(Math.abs(size - (2 * radius + 1.6))).toBeLessThan(2.5);
    });
  });

  it('are not counted twice where they stand free', () => {
    const image = ruledRow({ level: 60, half: 0.8 }, { at: radius + 9, half: 1 });
    const workspace = new Workspace();
    const known = ringCandidates(image, findInk(image, usual, workspace));
    expect(known).toHaveLength(centres.length);
    expect(withRingsFromHoles(image, known, USUAL_RINGS, workspace)).toEqual(known);
  });

  it('are found by the paper beside their line where heavy rules darken all around', () => {
    const image = ruledRow({ level: 172, half: 0.7 }, { at: radius + 6, half: 2.5 });
    const workspace = new Workspace();
    expect(ringCandidates(image, findInk(image, usual, workspace))).toEqual([]);
    expect(ringCandidates(image, findLines(image, workspace), FAINT_RINGS)).toHaveLength(centres.length);
  });
});

describe('rings with letters', () => {
  const rings = () => ruledRow({ level: 60, half: 0.8 }, { at: 55, half: 1 });

  it('are not taken for the holes of the letters inside them', () => {
    const bowl = (image: GrayImage, cx: number) => {
      withBlock(image, cx - 4, 55, 8, 11);
      for (let y = 57; y < 64; y++) image.pixels.fill(200, y * width + cx - 2, y * width + cx + 2);
      return image;
    };
    const image = centres.reduce(bowl, rings());
    const workspace = new Workspace();
    const known = ringCandidates(image, findInk(image, usual, workspace));
    const found = withRingsFromHoles(image, known, USUAL_RINGS, workspace);
    expect(found.filter(({ size }) => size > radius)).toEqual(known);
  });
});
