import { describe, expect, it } from 'vitest';
import { DrawnImage } from '../../test-kit/drawn-image.ts';
import { seededRandom } from '../../test-kit/index.ts';
import { Workspace } from '../core/workspace.ts';
import { findFaintLattice } from './faint-lattice.ts';
import { findLattice } from './find-lattice.ts';
import { findInk } from './label-components.ts';
import type { MeasuredBubble } from './measure-bubble.ts';
import { isNoisy } from './noise.ts';
import { furtherPrint } from './print-beside.ts';
import { usualThreshold } from './threshold-runs.ts';

const PAPER = 60;
const SIGMA = 9;
const RADIUS = 7;
const HALF_LINE = 0.9;
const DARKNESS = 13;
const ROWS = 10;
const OPTIONS = 4;
const spec = { groups: [ROWS, ROWS], options: OPTIONS };
const workspace = new Workspace();

type Spot = readonly [x: number, y: number];

/** Two groups of rings, turned about their first one. */
function gridAt(left: number, top: number, turn = 0): Spot[] {
  return Array.from({ length: 2 * ROWS * OPTIONS }, (_, at): Spot => {
    const group = Math.floor(at / (ROWS * OPTIONS));
    const x = ((at % OPTIONS) + group * (OPTIONS + 1.3)) * 30;
    const y = (Math.floor(at / OPTIONS) % ROWS) * 27;
    return [left + x * Math.cos(turn) - y * Math.sin(turn), top + x * Math.sin(turn) + y * Math.cos(turn)];
  });
}

/** A dark photo of thin rings, each no darker than the noise. */
function darkPhoto(rings: readonly Spot[]): DrawnImage {
  const image = new DrawnImage(900, 420, PAPER);
  const random = seededRandom(7);
  const line = new Float32Array(image.pixels.length);
  for (const [x, y] of rings) {
    for (let j = Math.floor(y - RADIUS - 2); j <= y + RADIUS + 2; j++) {
      for (let i = Math.floor(x - RADIUS - 2); i <= x + RADIUS + 2; i++) {
        const off = Math.abs(Math.hypot(i - x, j - y) - RADIUS);
        line[j * image.width + i] = Math.max(0, Math.min(1, HALF_LINE + 0.5 - off));
      }
    }
  }
  for (let at = 0; at < line.length; at++)
    image.pixels[at] = Math.max(0, PAPER - DARKNESS * line[at]! + SIGMA * random.normal());
  return image;
}

const own = gridAt(60, 60);
const photo = darkPhoto(own);

/** A reading of the first sheet. */
const reading = {
  spots: own.map(([x, y], at) => {
    const group = Math.floor(at / (ROWS * OPTIONS));
    const question = (Math.floor(at / OPTIONS) % ROWS) + 1;
    return { group, question, option: at % OPTIONS, x, y, radiusX: RADIUS, radiusY: RADIUS };
  }),
  bubbles: own.map(() => ({ paper: PAPER }) as MeasuredBubble),
};

describe('rings that noise hides each by itself', () => {
  it('are found together, each in its place', () => {
    const ink = findInk(photo, usualThreshold(photo.frameSide), workspace);
    expect(findLattice(photo, spec.groups, OPTIONS, ink, workspace, false)).toMatchObject({ ok: false });
    const found = findFaintLattice(photo, spec.groups, OPTIONS, workspace);
    if (!found.ok) throw new Error(found.code);
    const rings = found.fit.groups.flatMap(({ nodes }) => nodes.map(({ ring }) => ring));
    expect(rings.length).toBeGreaterThan(75);
    for (const { x, y } of rings)
      expect(Math.min(...own.map(([ownX, ownY]) => Math.hypot(x - ownX, y - ownY)))).toBeLessThan(3);
  });

  it.each([
    ['one row fewer', [ROWS - 1, ROWS - 1], OPTIONS],
    ['one option fewer', [ROWS, ROWS], OPTIONS - 1],
    ['one group fewer', [ROWS], OPTIONS],
  ])('are not those of a key with %s', (_, groups, options) => {
    expect(findFaintLattice(photo, groups, options, workspace)).toMatchObject({ code: 'layout-mismatch' });
  });

  it('are not those of a key with one row more', () => {
    expect(findFaintLattice(photo, [ROWS, ROWS + 1], OPTIONS, workspace)).toMatchObject({ ok: false });
  });

  it('beside those that were read are another sheet, or the rest of this one', () => {
    const both = darkPhoto([...own, ...gridAt(520, 80, -0.1)]);
    const oneGroup = { spots: reading.spots.slice(0, ROWS * OPTIONS), bubbles: reading.bubbles };
    expect(furtherPrint(photo, reading, spec, workspace)).toBeNull();
    expect(furtherPrint(both, reading, spec, workspace)).toBe('two-sheets');
    expect(furtherPrint(photo, oneGroup, { groups: [ROWS], options: OPTIONS }, workspace)).toBe('layout-mismatch');
  });
});

describe('a noisy image', () => {
  it('is told from a quiet one', () => {
    expect([isNoisy(photo), isNoisy(new DrawnImage(900, 420, 200, 1))]).toEqual([true, false]);
  });
});
