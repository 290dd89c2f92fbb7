import { lengthOf } from '../../core/length.ts';
import { gridBubbles, gridSymbols } from '../../core/number-grid.ts';
import type { Photo, PlacedBubble, RowCrop, SheetReading } from '../../core/reading.ts';

/** What is cut out around the first and the last of a line of bubbles, in radii, and how wide it is at most, px: enough for a card on a phone. */
interface Room {
  readonly left: number;
  readonly right: number;
  readonly above: number;
  readonly below: number;
  readonly mostPx: number;
}
/** Left of a row stands its number; above a grid's zeros its sign and commas, and what was written in its fields. */
const AROUND_ROW: Room = { left: 5, right: 2, above: 1.8, below: 1.8, mostPx: 480 };
const AROUND_GRID: Room = { left: 3, right: 2, above: 7.8, below: 26, mostPx: 320 };
const MIN_WIDTH_PX = 120;

/** Colour between pixels, into `out` at `to`; positions outside the photo are white. */
export function copyPixel(photo: Photo, x: number, y: number, out: Uint8ClampedArray, to: number): void {
  const { width, height, pixels } = photo;
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) {
    out.fill(255, to, to + 4);
    return;
  }
  const fx = x - left;
  const fy = y - top;
  const at = (top * width + left) * 4;
  const below = at + width * 4;
  for (let channel = 0; channel < 3; channel++) {
    const upper = pixels[at + channel]! * (1 - fx) + pixels[at + 4 + channel]! * fx;
    const lower = pixels[below + channel]! * (1 - fx) + pixels[below + 4 + channel]! * fx;
    out[to + channel] = upper * (1 - fy) + lower * fy;
  }
  out[to + 3] = 255;
}

/** The line of bubbles along which a question is cut out: its row, or the zeros of its grid. */
function lineOf(row: readonly PlacedBubble[]): { ends: readonly (PlacedBubble | undefined)[]; room: Room } {
  if (row.length < gridBubbles) return { ends: [row[0], row.at(-1)], room: AROUND_ROW };
  return { ends: [row[1], row[gridBubbles - gridSymbols + 1]], room: AROUND_GRID };
}

/**
 * Cuts a question's row out of the photo, upright and unmirrored, with its number and a margin; of a number its whole grid.
 *
 * @returns null when the reading does not hold that question.
 */
export function cropRow(
  photo: Photo,
  reading: Pick<SheetReading, 'bubbles' | 'mirrored'>,
  group: number,
  question: number,
): RowCrop | null {
  const row = reading.bubbles.filter((bubble) => bubble.group === group && bubble.question === question);
  const { ends, room } = lineOf(row);
  const [first, last] = ends;
  if (!first || !last || first === last) return null;
  const length = lengthOf(last.x - first.x, last.y - first.y);
  const alongX = (last.x - first.x) / length;
  const alongY = (last.y - first.y) / length;
  const turn = reading.mirrored ? -1 : 1;
  const downX = -alongY * turn;
  const downY = alongX * turn;
  const radius = (first.r + last.r) / 2;
  const spanX = length + (room.left + room.right) * radius;
  const spanY = (room.above + room.below) * radius;
  const width = Math.max(MIN_WIDTH_PX, Math.min(room.mostPx, Math.round(spanX)));
  const scale = spanX / width;
  const height = Math.max(1, Math.round(spanY / scale));
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const along = (x + 0.5) * scale - room.left * radius;
      const down = (y + 0.5) * scale - room.above * radius;
      copyPixel(
        photo,
        first.x + along * alongX + down * downX,
        first.y + along * alongY + down * downY,
        pixels,
        (y * width + x) * 4,
      );
    }
  }
  return { group, question, width, height, pixels };
}

/** The rows that a person must look at: uncertain and multiple. */
export function cropOpenRows(photo: Photo, reading: SheetReading): RowCrop[] {
  return reading.answers.flatMap(({ group, questions }) =>
    questions
      .filter(({ state }) => state === 'uncertain' || state === 'multiple')
      .flatMap(({ question }) => cropRow(photo, reading, group, question) ?? []),
  );
}
