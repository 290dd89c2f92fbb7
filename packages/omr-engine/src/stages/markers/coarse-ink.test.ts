import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Workspace } from '../../core/workspace.ts';
import { halveGray } from './coarse-ink.ts';

it('half of any image holds the rounded means of its 2×2 pixels', () => {
  const side = fc.integer({ min: 2, max: 40 });
  fc.assert(
    fc.property(side, side, fc.infiniteStream(fc.integer({ min: 0, max: 255 })), (width, height, levels) => {
      const pixels = Uint8Array.from({ length: width * height + 3 }, () => levels.next().value);
      const image = { width, height, pixels, scale: 1, originX: 0, originY: 0, frameSide: 40 };
      const half = halveGray(image, new Workspace());
      expect([half.width, half.height, half.scale, half.frameSide]).toEqual([width >> 1, height >> 1, 2, 20]);
      for (let y = 0; y < half.height; y++) {
        for (let x = 0; x < half.width; x++) {
          const at = 2 * y * width + 2 * x;
          const sum = pixels[at]! + pixels[at + 1]! + pixels[at + width]! + pixels[at + width + 1]!;
          expect(half.pixels[y * half.width + x]).toBe((sum + 2) >> 2);
        }
      }
    }),
  );
});
