import type { FoundMarker } from '../stages/find-markers.ts';
import type { WorkImage } from './gray-image.ts';
import type { Photo, PlacedBubble } from './reading.ts';

/** What the other method says of a bubble; null where it has no clear word. */
export type BubbleOpinion = 'mark' | 'empty' | null;

/** Heavy help for a photo that the fast stages refuse: the same photo made clearer, and another eye for markers. */
export interface SecondAttempt {
  /** The image made easier to find things in, one way after another; measuring stays on the image itself. */
  enhance(image: WorkImage): Iterable<WorkImage>;
  /** Corner markers that a slower detector finds. */
  findMarkers(image: WorkImage): FoundMarker[];
  /** Text of a QR code in the photo; null when there is none or it is not legible. */
  readIdentity(photo: Photo): string | null;
  /**
   * What another method makes of each of a reading's bubbles, in their order (by group, question, option); null when it fails.
   */
  giveOpinion(photo: Photo, bubbles: readonly PlacedBubble[], options: number): BubbleOpinion[] | null;
}
