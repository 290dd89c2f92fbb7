import {
  type PagePicture,
  type PdfRole,
  type Shape,
  type SheetFonts,
  type TaggedPart,
  textWidthMm,
} from '@caderneta/omr-engine';

/** Paper around the print, mm. */
export const marginMm = 14;
/** Paper at its left, mm: a binder's holes lie 12 mm from the edge. */
export const binderMm = 25;
/** A line of text over the height of its letters. */
const leading = 1.3;
/** From a line's top to the foot of its letters, over its height. */
const ascent = 0.76;
const grey = 0.45;

/** How words are set. */
export interface Setting {
  readonly face: 'regular' | 'medium' | 'bold' | 'mono';
  readonly sizeMm: number;
}

/** Width of words on one line, mm. */
export type Measure = (text: string, setting: Setting) => number;
export const measureBy =
  (fonts: SheetFonts): Measure =>
  (text, setting) =>
    textWidthMm({ text, ...setting }, fonts);

/** What is drawn alone, and what is read, in the order of reading. */
export interface Drawn {
  readonly ground: readonly Shape[];
  readonly parts: readonly TaggedPart[];
  readonly pictures?: readonly PagePicture[];
}

export const lineMm = ({ sizeMm }: Setting): number => sizeMm * leading;

/** Lines of words below each other, from `yMm` down. */
export function textLines(
  lines: readonly string[],
  { xMm, yMm, anchor = 'start' }: { xMm: number; yMm: number; anchor?: 'start' | 'middle' | 'end' },
  setting: Setting,
): Shape[] {
  return lines.map((text, index) => ({
    kind: 'text',
    text,
    xMm,
    yMm: yMm + (index + ascent) * lineMm(setting),
    anchor,
    ...setting,
  }));
}

export const rule = (fromMm: number, toMm: number, yMm: number, strokeMm = 0.2): Shape => ({
  kind: 'line',
  points: [
    [fromMm, yMm],
    [toMm, yMm],
  ],
  stroke: grey,
  strokeMm,
});

export const part = (role: PdfRole, shapes: readonly Shape[]): TaggedPart => ({ role, shapes });

/** A stretch of letters that fits the width, at least one letter. */
function headOf(word: string, setting: Setting, widthMm: number, measure: Measure): string {
  const letters = [...word];
  let count = letters.length;
  while (count > 1 && measure(letters.slice(0, count).join(''), setting) > widthMm) count -= 1;
  return letters.slice(0, count).join('');
}

/** Breaks words into lines of a width; a word that is longer than a line is broken between letters. */
export function wrapWords(text: string, setting: Setting, widthMm: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.trim().split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer, setting) <= widthMm) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (measure(line, setting) > widthMm && [...line].length > 1) {
      const head = headOf(line, setting, widthMm, measure);
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  return [...lines, line];
}
