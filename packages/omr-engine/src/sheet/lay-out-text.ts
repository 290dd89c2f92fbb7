import type { TextShape } from './drawing.ts';
import { type FittedText, fitText, type SheetFonts } from './sheet-fonts.ts';

/** A line of text where it is printed. */
export interface PlacedLine extends FittedText {
  readonly yMm: number;
}

const lineHeightEm = 1.12;

/** Splits at the space that leaves the shorter longest line; null for a single word. */
function halves(text: string): [string, string] | null {
  const words = text.trim().split(/\s+/);
  const splits = words
    .slice(1)
    .map((_, index): [string, string] => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = ([first, second]: [string, string]) => Math.max(first.length, second.length);
  return splits.sort((a, b) => longest(a) - longest(b))[0] ?? null;
}

/** Lines of a text shape: one, or two that end on its baseline where it allows them and one would be small. */
export function layOutText(shape: TextShape, fonts: SheetFonts): PlacedLine[] {
  const single = { ...fitText(shape, fonts), yMm: shape.yMm };
  const largest = shape.twoLineSizeMm ?? 0;
  const parts = single.sizeMm < largest ? halves(shape.text) : null;
  if (!parts) return [single];
  const wanted = parts.map((text) => fitText({ ...shape, text, sizeMm: largest }, fonts).sizeMm);
  const sizeMm = Math.min(...wanted);
  return parts.map((text, index) => ({
    ...fitText({ ...shape, text, sizeMm }, fonts),
    yMm: shape.yMm - (1 - index) * lineHeightEm * sizeMm,
  }));
}
