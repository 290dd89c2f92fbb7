import { asKeyAnswers, sheetModelShape } from '@caderneta/contract';
import type { PhotoPoint, PlacedBubble, SheetReading } from '../core/reading.ts';
import type { ModelReading } from './read-with-model.ts';
import { questionGroups, type SheetModel } from './sheet-model.ts';

/** Corners of what lies in a photo, clockwise. */
function cornersOf(points: readonly PhotoPoint[]): PhotoPoint[] {
  const farthest = (of: (point: PhotoPoint) => number) =>
    points.reduce((best, point) => (of(point) > of(best) ? point : best));
  if (points.length === 0) return [];
  return [
    farthest(({ x, y }) => -x - y),
    farthest(({ x, y }) => x - y),
    farthest(({ x, y }) => x + y),
    farthest(({ x, y }) => y - x),
  ].map(({ x, y }) => ({ x, y }));
}

/** A sheet that was read with its model, as any other sheet is: its questions by the areas of a key, which may ask fewer. */
export function asSheetReading(read: ModelReading, model: SheetModel, asked: readonly number[]): SheetReading {
  const { areas } = sheetModelShape(model);
  const refs = areas.flatMap((questions, group) =>
    Array.from({ length: questions }, (_, at) => ({ group, question: at + 1 })),
  );
  const groups = questionGroups(model);
  const before = groups.map((_, at) => groups.slice(0, at).reduce((sum, { lines }) => sum + lines.length, 0));
  const bubbles = read.bubbles.flatMap((bubble): PlacedBubble[] => {
    const first = before[bubble.group];
    const ref = first === undefined ? undefined : refs[first + bubble.question - 1];
    if (!ref || ref.question > (asked[ref.group] ?? 0)) return [];
    return [{ ...bubble, ...ref, seen: true }];
  });
  return {
    ok: true,
    answers: asKeyAnswers(read.answers, areas, asked),
    found: 'model',
    identity: null,
    strip: null,
    outline: cornersOf(read.bubbles),
    bubbles,
    markersFound: 0,
    mirrored: false,
    digits: read.digits,
    versions: read.versions,
    elapsedMs: read.elapsedMs,
  };
}
