import type { SheetBubble } from '../core/sheet-layout.ts';
import { type Shape, wordsAround } from './drawing.ts';

const bubbleLineMm = 0.42;
/** Dark enough to be found by a pupil, light and thin enough not to count as a mark. */
const letterInk = 0.333;

/** A bubble to fill, and what stands in it, in radii. */
export const drawBubble = ({ xMm, yMm, rMm }: SheetBubble, text: string, size = 1): Shape[] => [
  { kind: 'circle', xMm, yMm, rMm, fill: 1, stroke: 0, strokeMm: bubbleLineMm },
  wordsAround(text, xMm, yMm, size * rMm, { anchor: 'middle', ink: letterInk }),
];
