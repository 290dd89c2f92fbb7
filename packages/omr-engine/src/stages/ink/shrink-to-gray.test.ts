import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Workspace } from '../../core/workspace.ts';
import { shrinkToGray } from './shrink-to-gray.ts';

it('any part of a photo, at any scale, is the mean luma of its pixels', () => {
  const scale = fc.integer({ min: 1, max: 6 });
  const side = fc.integer({ min: 24, max: 61 });
  const cell = fc.integer({ min: 0, max: 23 });
  fc.assert(
    fc.property(
      scale,
      side,
      side,
      fc.option(fc.tuple(cell, cell, side, side)),
      fc.integer(),
      (by, width, height, part, seed) => {
        const pixels = new Uint8ClampedArray(width * height * 4);
        for (let i = 0, state = seed; i < pixels.length; i++) {
          state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
          pixels[i] = state >>> 24;
        }
        const region = part ? { x: part[0], y: part[1], width: part[2], height: part[3] } : undefined;
        const gray = shrinkToGray({ width, height, pixels }, by, new Workspace(), region);
        if (region) {
          expect(gray.width * by).toBeGreaterThanOrEqual(Math.min(region.width, width - gray.originX - by));
        } else expect([gray.width, gray.height]).toEqual([Math.floor(width / by), Math.floor(height / by)]);
        for (let y = 0; y < gray.height; y++) {
          for (let x = 0; x < gray.width; x++) {
            let sum = 0;
            for (let j = 0; j < by * by; j++) {
              const at = 4 * ((gray.originY + y * by + Math.floor(j / by)) * width + gray.originX + x * by + (j % by));
              sum += 77 * pixels[at]! + 150 * pixels[at + 1]! + 29 * pixels[at + 2]!;
            }
            expect(gray.pixels[y * gray.width + x]).toBe(Math.floor(sum / (by * by * 256)));
          }
        }
      },
    ),
  );
});
