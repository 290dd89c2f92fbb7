import type { Photo, RowCrop, SheetReading } from '../../core/reading.ts';

/** Room kept around a row's bubbles, in radii: left of them stands the number. */
const LEFT_RADII = 5;
const RIGHT_RADII = 2;
const ABOVE_RADII = 1.8;
/** Longest side of a crop, px: enough for a card on a phone. */
const MAX_WIDTH_PX = 480;
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

/**
 * Cuts a question's row out of the photo, upright and unmirrored, with its number and a margin.
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
  const first = row[0];
  const last = row[row.length - 1];
  if (!first || !last || first === last) return null;
  const length = Math.hypot(last.x - first.x, last.y - first.y);
  const alongX = (last.x - first.x) / length;
  const alongY = (last.y - first.y) / length;
  const turn = reading.mirrored ? -1 : 1;
  const downX = -alongY * turn;
  const downY = alongX * turn;
  const radius = (first.r + last.r) / 2;
  const spanX = length + (LEFT_RADII + RIGHT_RADII) * radius;
  const spanY = 2 * ABOVE_RADII * radius;
  const width = Math.max(MIN_WIDTH_PX, Math.min(MAX_WIDTH_PX, Math.round(spanX)));
  const scale = spanX / width;
  const height = Math.max(1, Math.round(spanY / scale));
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const along = (x + 0.5) * scale - LEFT_RADII * radius;
      const down = (y + 0.5) * scale - ABOVE_RADII * radius;
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
