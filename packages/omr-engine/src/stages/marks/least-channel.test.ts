import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Workspace } from '../../core/workspace.ts';
import { shrinkToGray } from '../ink/shrink-to-gray.ts';
import { leastChannel } from './least-channel.ts';
import { measureBubble, samplePoints } from './measure-bubble.ts';

type Colour = readonly [number, number, number];

const RADIUS = 12;
const SIDE = 80;

/** Darkness that is measured in a disk of one colour on paper of another, in gray and by the least channel; a third ring stays empty. */
function darknessOf(paper: Colour, mark: Colour, by: number): { gray: number; least: number } {
  const side = SIDE * by;
  const pixels = new Uint8ClampedArray(4 * side * side);
  for (let at = 0; at < side * side; at++) {
    const off = Math.hypot((at % side) / by - SIDE / 2, Math.floor(at / side) / by - SIDE / 2);
    pixels.set([...(off < RADIUS ? mark : paper), 255], 4 * at);
  }
  const photo = { width: side, height: side, pixels };
  const image = shrinkToGray(photo, by, new Workspace());
  const spot = { group: 0, question: 1, option: 0, x: SIDE / 2, y: SIDE / 2, radiusX: RADIUS, radiusY: RADIUS };
  const measured = (of: typeof image | ReturnType<typeof leastChannel>['image']) =>
    measureBubble(of, spot, true, new Float32Array(samplePoints.length)).darkness;
  return { gray: measured(image), least: measured(leastChannel(photo, image, [spot]).image) };
}

const white: Colour = [225, 225, 225];

describe('the least channel', () => {
  it.each([1, 2, 3])('shows a yellow marker that gray hardly shows, %i photo pixels to one', (by) => {
    const { gray, least } = darknessOf(white, [222, 218, 110], by);
    expect(gray).toBeLessThan(0.1);
    expect(least).toBeGreaterThan(0.25);
  });

  it('leaves gray pencil as it is, whatever the colour of the light', () => {
    const part = fc.double({ min: 0.6, max: 1, noNaN: true });
    fc.assert(
      fc.property(part, part, fc.double({ min: 0.3, max: 0.95, noNaN: true }), (red, blue, pencil) => {
        const paper: Colour = [225 * red, 215, 225 * blue];
        const mark = paper.map((level) => level * pencil) as unknown as Colour;
        const { gray, least } = darknessOf(paper, mark, 1);
        expect(Math.abs(least - gray)).toBeLessThan(0.02);
      }),
      { numRuns: 40 },
    );
  });
});
