import { describe, expect, it } from 'vitest';
import { DrawnImage } from '../../../test-kit/drawn-image.ts';
import { Workspace } from '../../core/workspace.ts';
import { findInk } from '../ink/label-components.ts';
import { smoothed } from '../ink/smooth-gray.ts';
import { usualThreshold } from '../ink/threshold-runs.ts';
import { FAINT_RINGS, ringCandidates } from './ring-candidates.ts';

const centres = [
  [40.3, 35.7],
  [80.1, 36.2],
  [40.8, 70.4],
  [81.5, 71.9],
] as const;

function drawn(noise: number, level: number, line: number): DrawnImage {
  const image = new DrawnImage(320, 240, 220, noise, 7);
  for (const [x, y] of centres) image.ring(x, y, 9, line, level);
  image.disk(centres[3][0], centres[3][1], 9, level);
  image.paint(40, (x, y) => x > 150 && x < 210 && y > 50 && y < 54);
  image.paint(40, (x, y) => x > 150 && x < 170 && y > 90 && y < 110);
  return image;
}

describe('ring candidates', () => {
  it.each([0, 6, 12])(
    'places rings, empty and filled, within half a pixel at noise ±%i, and no bar or block',
    (noise) => {
      const image = drawn(noise, 60, 2);
      const rings = ringCandidates(image, findInk(image, usualThreshold(1280), new Workspace()));
      expect(rings).toHaveLength(centres.length);
      for (const [x, y] of centres) {
        const near = rings.find((ring) => Math.hypot(ring.x - x, ring.y - y) < 0.7);
        expect(near?.size).toBeGreaterThan(17);
        expect(near?.size).toBeLessThan(22);
      }
    },
  );

  it('sees faint rings of one pixel on the smoothed image', () => {
    const image = drawn(5, 180, 1.2);
    const workspace = new Workspace();
    const smooth = smoothed(image, 1);
    const ink = findInk(smooth, { radius: 12, ratio: 0.96, offset: 0 }, workspace);
    const rings = ringCandidates(smooth, ink, FAINT_RINGS);
    for (const [x, y] of centres) expect(rings.some((ring) => Math.hypot(ring.x - x, ring.y - y) < 1)).toBe(true);
  });
});
