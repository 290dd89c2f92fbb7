import type { Photo, PhotoPoint, PhotoRegion, ReadOutcome } from '../core/reading.ts';

/** Room around the last frame's sheet in which the next one is looked for first, as a share of its size: a hand's tremor. */
const TRACKING_MARGIN = 0.12;
/** Frames until half resolution is tried again where it did not do: a sheet's print stays what it is. */
const FULL_FRAMES = 8;

/** How a stream's next frame is best read. */
interface FrameHint {
  readonly region?: PhotoRegion;
  readonly halfFirst: boolean;
}

function regionAround(outline: readonly PhotoPoint[]): PhotoRegion {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const marginX = (right - left) * TRACKING_MARGIN;
  const marginY = (bottom - top) * TRACKING_MARGIN;
  const x = Math.max(0, left - marginX);
  const y = Math.max(0, top - marginY);
  return { x, y, width: right + marginX - x, height: bottom + marginY - y };
}

/** Remembers where a stream's sheet lay and at which resolution it was read, so that the next frame is cheaper. */
export class StreamTracking {
  /** Only for frames of the same size. */
  #tracked: { readonly width: number; readonly height: number; readonly region: PhotoRegion } | null = null;
  #fullFrames = 0;

  hintFor({ width, height }: Photo): FrameHint {
    const isSameSize = this.#tracked?.width === width && this.#tracked.height === height;
    return { halfFirst: this.#fullFrames === 0, ...(isSameSize && { region: this.#tracked!.region }) };
  }

  /** Takes in what became of a frame. A lattice's hull is not the sheet: its numbers and its direction lie outside. */
  note({ width, height }: Photo, outcome: ReadOutcome): void {
    const isWhole = outcome.ok && outcome.found === 'markers' && outcome.markersFound > 0;
    const missedAtHalf = outcome.ok && !outcome.atHalf;
    this.#fullFrames = this.#fullFrames > 0 ? this.#fullFrames - 1 : missedAtHalf ? FULL_FRAMES : 0;
    this.#tracked = isWhole ? { width, height, region: regionAround(outcome.outline) } : null;
  }
}
