import type { SheetAnswer } from '@caderneta/contract';
import type { WorkImage } from './core/gray-image.ts';
import type { Photo } from './core/reading.ts';
import type { SheetSpec } from './core/sheet-layout.ts';
import { decideAnswers } from './stages/marks/decide-answers.ts';
import { leastChannel } from './stages/marks/least-channel.ts';
import type { MeasuredBubble } from './stages/marks/measure-bubble.ts';
import { measureColoured } from './stages/marks/measure-sheet.ts';
import type { FoundSheet, MeasuredSpots } from './stages/pose/attempt.ts';

/** Measures a found sheet's bubbles in colour, in the order of the key. */
export const measureMarks = (photo: Photo, image: WorkImage, { spots, bubbles }: MeasuredSpots): MeasuredBubble[] =>
  measureColoured(leastChannel(photo, image, spots), spots, bubbles);

/** The answers of a found sheet. */
export const readMarks = (
  photo: Photo,
  image: WorkImage,
  sheet: FoundSheet,
  { groups, options }: SheetSpec,
): SheetAnswer[][] => decideAnswers(measureMarks(photo, image, sheet), groups, options);
