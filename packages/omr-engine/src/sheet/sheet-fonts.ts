import fontkit from '@pdf-lib/fontkit';
import { type SheetFace, sheetFaces, type TextShape } from './drawing.ts';
import { partsOfSign, type SignShift } from './shifted-signs.ts';

type FontFile = ReturnType<typeof fontkit.create>;

/** Font files of each face (TTF, OTF or WOFF bytes), the first that has a glyph wins. The caller loads them: browser and Node differ only there. */
export type SheetFontBytes = Readonly<Record<SheetFace, readonly Uint8Array[]>>;

/** Faces ready to measure and draw with, beside the bytes they came from. */
export interface SheetFonts {
  readonly bytes: SheetFontBytes;
  readonly faces: Readonly<Record<SheetFace, readonly FontFile[]>>;
  /** A file that was added: it goes whole into a PDF, for fontkit's parts of a font lose glyphs whose length is odd, as this one has. */
  readonly whole?: Uint8Array;
}

/** The same of each face. */
export const ofEachFace = <Made>(make: (face: SheetFace) => Made): Readonly<Record<SheetFace, Made>> =>
  Object.fromEntries(sheetFaces.map((face) => [face, make(face)])) as Record<SheetFace, Made>;

/** The files of all faces, loaded at once. */
export async function loadFaces(load: (face: SheetFace) => Promise<Uint8Array[]>): Promise<SheetFontBytes> {
  const files = await Promise.all(sheetFaces.map(load));
  return ofEachFace((face) => files[sheetFaces.indexOf(face)]!);
}

/** A stretch of text that one font file covers. */
interface TextRun {
  readonly file: number;
  readonly text: string;
  readonly widthMm: number;
  /** Smaller and off the line where it stands for signs that no file has. */
  readonly shift?: SignShift | undefined;
}

/** Text as it will be printed: after shrinking, with its runs placed from `xMm`. */
export interface FittedText {
  readonly runs: readonly TextRun[];
  readonly sizeMm: number;
  readonly xMm: number;
  readonly widthMm: number;
}

/** Texts that are kept of one font file. */
const mostKnown = 5000;

/** A font file that lays out each text once: a class's pages say the same words over and over. */
function openFont(bytes: Uint8Array): FontFile {
  const file = fontkit.create(bytes);
  const layOut = file.layout.bind(file);
  const known = new Map<string, ReturnType<FontFile['layout']>>();
  file.layout = (text, ...how) => {
    if (how.some((one) => one !== undefined)) return layOut(text, ...how);
    const run = known.get(text) ?? layOut(text);
    if (known.size < mostKnown) known.set(text, run);
    return run;
  };
  return file;
}

/** Opens the font files. Throws when a file is no font: that is a broken build, not a user's error. */
export const openSheetFonts = (bytes: SheetFontBytes): SheetFonts => ({
  bytes,
  faces: ofEachFace((face) => bytes[face].map(openFont)),
});

/** The first file that has a character; -1 where none has. */
const fileOf = (files: readonly FontFile[], character: string): number =>
  files.findIndex((file) => file.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

const isMark = (character: string): boolean => /\p{Mn}/u.test(character);

type DrawnPart = Pick<TextRun, 'text' | 'file' | 'shift'>;

/** ⁴ and ₂, which no file has, of the plain 4 and 2; null for other signs and where those lack too. */
function shifted(files: readonly FontFile[], character: string): DrawnPart[] | null {
  const parts = partsOfSign(character)?.map((part) => ({ ...part, file: fileOf(files, part.text) }));
  return parts?.every(({ file }) => file >= 0) ? parts : null;
}

/**
 * A letter that no file has is put together of itself and its accents, as ẽ and ỹ of Guarani names are; where an accent is lacking it loses
 * them. Another sign becomes a question mark, for '≠' without its stroke says the contrary. Never an empty box on paper.
 */
function printable(files: readonly FontFile[], character: string): DrawnPart {
  const found = fileOf(files, character);
  if (found >= 0) return { text: character, file: found };
  const apart = /\p{L}/u.test(character) ? [...character.normalize('NFD')] : ['?'];
  const whole = files.findIndex((file) => apart.every((part) => file.hasGlyphForCodePoint(part.codePointAt(0) ?? 0)));
  if (whole >= 0) return { text: apart.join(''), file: whole };
  const base = fileOf(files, apart[0]!);
  return base >= 0 ? { text: apart[0]!, file: base } : { text: '?', file: 0 };
}

/** A face's runs by text, 1 mm high. */
const knownRuns = new WeakMap<readonly FontFile[], Map<string, readonly TextRun[]>>();

function splitRuns(files: readonly FontFile[], text: string, sizeMm: number): TextRun[] {
  const known = knownRuns.get(files) ?? new Map<string, readonly TextRun[]>();
  knownRuns.set(files, known);
  const runs = known.get(text) ?? runsOf(files, text);
  if (known.size < mostKnown) known.set(text, runs);
  return runs.map((run) => ({ ...run, widthMm: run.widthMm * sizeMm }));
}

/** The characters of a text that are drawn. */
const drawnOf = (text: string): string[] => [
  ...text
    .normalize('NFC')
    .replace(/\s/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, ''),
];

/** The signs of a text that the regular face cannot draw: each is printed as a question mark, or without its accent. */
export const lostSigns = ({ faces }: SheetFonts, text: string): string[] =>
  [...new Set(drawnOf(text))].filter(
    (character) =>
      !isMark(character) &&
      !shifted(faces.regular, character) &&
      printable(faces.regular, character).text.normalize('NFC') !== character,
  );

/** Whether the regular face has every character of a text. */
export const hasAll = (fonts: SheetFonts, text: string): boolean => lostSigns(fonts, text).length === 0;

/** Fonts with one more file, asked in each face for what the others lack. */
export function withFile({ bytes, faces }: SheetFonts, added: Uint8Array): SheetFonts {
  const file = openFont(added);
  return {
    bytes: ofEachFace((face) => [...bytes[face], added]),
    faces: ofEachFace((face) => [...faces[face], file]),
    whole: added,
  };
}

function runsOf(files: readonly FontFile[], text: string): TextRun[] {
  const runs: TextRun[] = [];
  const add = ({ file, text: more, shift }: DrawnPart) => {
    const last = runs.at(-1);
    if (last?.file === file && last.shift === shift) runs[runs.length - 1] = { ...last, text: last.text + more };
    else runs.push({ file, text: more, shift, widthMm: 0 });
  };
  for (const wanted of drawnOf(text)) {
    if (!isMark(wanted)) {
      const isThere = fileOf(files, wanted) >= 0;
      for (const part of (isThere ? null : shifted(files, wanted)) ?? [printable(files, wanted)]) add(part);
      continue;
    }
    // An accent on a letter that has none such of its own, as G̃: one, for a heap of them reaches into other lines.
    const under = runs.at(-1);
    const hasMark = under && files[under.file]?.hasGlyphForCodePoint(wanted.codePointAt(0) ?? 0);
    if (hasMark && /\p{L}$/u.test(under.text)) add({ ...under, text: wanted });
  }
  return runs.map((run) => ({
    ...run,
    widthMm: runWidth(files[run.file], run.text) * (run.shift?.scale ?? 1),
  }));
}

/** Width in em, kerning included. */
const runWidth = (file: FontFile | undefined, text: string): number =>
  file ? file.layout(text).positions.reduce((sum, position) => sum + position.xAdvance, 0) / file.unitsPerEm : 0;

const total = (runs: readonly TextRun[]): number => runs.reduce((sum, run) => sum + run.widthMm, 0);

/** Width of a text on one line, mm. */
export const textWidthMm = ({ text, face, sizeMm }: Pick<TextShape, 'text' | 'face' | 'sizeMm'>, fonts: SheetFonts) =>
  total(splitRuns(fonts.faces[face], text, sizeMm));

/** Cuts letters from the end until the text and its ellipsis fit. */
function cut(files: readonly FontFile[], text: string, sizeMm: number, maxWidthMm: number): TextRun[] {
  const letters = [...text];
  let low = 0;
  let high = letters.length;
  const attempt = (count: number) => splitRuns(files, `${letters.slice(0, count).join('').trimEnd()}…`, sizeMm);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (total(attempt(middle)) <= maxWidthMm) low = middle;
    else high = middle - 1;
  }
  return attempt(low);
}

/** Fits a text shape into its width: full size, else smaller, else cut with an ellipsis; then anchors it. */
export function fitText(shape: TextShape, fonts: SheetFonts): FittedText {
  const files = fonts.faces[shape.face];
  const maxWidthMm = shape.maxWidthMm ?? Number.POSITIVE_INFINITY;
  const wanted = splitRuns(files, shape.text, shape.sizeMm);
  const scale = Math.min(1, maxWidthMm / Math.max(total(wanted), 1e-6));
  const sizeMm = Math.max(shape.sizeMm * scale, shape.minSizeMm ?? shape.sizeMm * scale);
  const shrunk = wanted.map((run) => ({ ...run, widthMm: (run.widthMm * sizeMm) / shape.sizeMm }));
  const runs = total(shrunk) <= maxWidthMm + 1e-6 ? shrunk : cut(files, shape.text, sizeMm, maxWidthMm);
  const widthMm = total(runs);
  const shift = shape.anchor === 'middle' ? widthMm / 2 : shape.anchor === 'end' ? widthMm : 0;
  return { runs, sizeMm, widthMm, xMm: shape.xMm - shift };
}
