import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BubbleSpot } from '../../core/bubble-spot.ts';
import { type GrayImage, sampleBilinear } from '../../core/gray-image.ts';
import { decideAnswers } from './decide-answers.ts';
import { closerLook, measureSheet } from './measure-sheet.ts';
import { evenShadow } from './shadow-edge.ts';

const [ROWS, OPTIONS] = [10, 4];
const [WIDTH, HEIGHT] = [240, 460];
const RADIUS = 10;
const HALF_LINE = 1;
const [LEFT, TOP, STEP, PITCH] = [45, 40, 48, 42];
const PAPER = 220;
const RING = 0.5;

const spots = Array.from({ length: ROWS * OPTIONS }, (_, at): BubbleSpot => {
  const [row, option] = [Math.floor(at / OPTIONS), at % OPTIONS];
  const [x, y] = [LEFT + option * STEP, TOP + row * PITCH];
  return { group: 0, question: row + 1, option, x, y, radiusX: RADIUS, radiusY: RADIUS };
});
/** The bubble that the edge passes. */
const CROSSED = 4 * OPTIONS + 2;
const { x: middleX, y: middleY } = spots[CROSSED]!;

interface Edge {
  /** Where the light comes from, and how far the middle of the half shadow lies from the bubble's, px. */
  readonly angle: number;
  readonly at: number;
  readonly halfWidth: number;
  /** The dark side's share of the light. */
  readonly dark: number;
}

/** Share of the light that reaches a place. */
function lightOn({ angle, at, halfWidth, dark }: Edge, x: number, y: number): number {
  const along = (x - middleX) * Math.cos(angle) + (y - middleY) * Math.sin(angle) - at;
  const share = Math.min(1, Math.max(0, 0.5 + along / (2 * halfWidth)));
  return dark + (1 - dark) * share * share * (3 - 2 * share);
}

/** How far a place lies from the nearest of some lines. */
const offNearest = (at: number, first: number, step: number, lines: number): number =>
  at - first - step * Math.min(lines - 1, Math.max(0, Math.round((at - first) / step)));

/** A page of rings under an edge; dots of ink at places, and what may hide the print of the dark side. */
function page(edge: Edge, dots: readonly (readonly [number, number])[] = [], hides = false): GrayImage {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const light = lightOn(edge, x, y);
      const fromRing = Math.abs(
        Math.hypot(offNearest(x, LEFT, STEP, OPTIONS), offNearest(y, TOP, PITCH, ROWS)) - RADIUS,
      );
      const isHidden = hides && light < (1 + edge.dark) / 2;
      const isDot = dots.some(([dotX, dotY]) => Math.hypot(x - dotX, y - dotY) < 2.2);
      const print = isHidden ? 1 : isDot ? 0.35 : fromRing < HALF_LINE ? RING : 1;
      pixels[y * WIDTH + x] = Math.round(PAPER * light * print);
    }
  }
  return { width: WIDTH, height: HEIGHT, pixels };
}

const hard: Edge = { angle: 0.9, at: 3, halfWidth: 3, dark: 0.4 };

function statesOf(image: GrayImage, isEvened: boolean): string[] {
  const { bubbles } = measureSheet(image, spots);
  const look = closerLook(image, spots, bubbles, isEvened ? evenShadow : undefined);
  return decideAnswers(bubbles, [ROWS], OPTIONS, look)[0]!.map(({ state }) => state);
}

const openRows = (states: readonly string[]): number[] =>
  states.flatMap((state, row) => (state === 'blank' ? [] : [row + 1]));

describe('the edge of a shadow', () => {
  it('across empty bubbles leaves no question open', () => {
    expect(openRows(statesOf(page(hard), false))).not.toEqual([]);
    expect(openRows(statesOf(page(hard), true))).toEqual([]);
  });

  it.each([
    ['dark', -3],
    ['light', 3],
  ])('hides no dot on its %s side', (_, side) => {
    const dot = [middleX + side * Math.cos(hard.angle), middleY + side * Math.sin(hard.angle)] as const;
    expect(openRows(statesOf(page({ ...hard, at: 0 }, [dot]), true))).toContain(5);
  });

  it('is taken out wherever it passes, however soft and deep it is', () => {
    const edges = fc.record({
      angle: fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
      at: fc.double({ min: -8, max: 8, noNaN: true }),
      halfWidth: fc.double({ min: 1.5, max: 7, noNaN: true }),
      dark: fc.double({ min: 0.35, max: 0.8, noNaN: true }),
    });
    fc.assert(
      fc.property(edges, (edge) => {
        const even = evenShadow(page(edge), spots[CROSSED]!);
        if (!even) throw new Error('no edge');
        const { image, spot } = even;
        const offs = Array.from({ length: 40 }, (_, i) => {
          const [u, v] = [Math.cos(i) * (i % 8), Math.sin(i) * (i % 8)];
          return Math.abs(sampleBilinear(image, spot.x + u, spot.y + v) / PAPER - 1);
        });
        expect(offs.reduce((sum, off) => sum + off / offs.length, 0)).toBeLessThan(0.04);
      }),
      { numRuns: 60 },
    );
  });

  it('is none where the paper is of one light, nor where a hand hides the ring', () => {
    const even: Edge = { ...hard, dark: 1 };
    expect(evenShadow(page(even), spots[CROSSED]!)).toBeNull();
    expect(evenShadow(page(even, [[middleX + 3, middleY]]), spots[CROSSED]!)).toBeNull();
    expect(evenShadow(page({ ...hard, at: 0 }, [], true), spots[CROSSED]!)).toBeNull();
    expect(evenShadow(page({ ...hard, at: 0 }), spots[CROSSED]!)).not.toBeNull();
  });
});
