const HIGHEST = 10;
const STEP = 0.1;

const toTenth = (value: number): number => Math.round(value * 10 + 1e-9) / 10;

/** '8,4'; an en dash where there is no grade. */
export const writeGrade = (grade: number | null): string =>
  grade === null ? '–' : grade.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/**
 * What a text says of a grade. `given`: this very grade, or none. `asked`: another number than was written, which a person must confirm.
 * `refused`: no grade, and why.
 */
export type GradeReading =
  | { readonly kind: 'given'; readonly grade: number | null }
  | { readonly kind: 'asked'; readonly grade: number }
  | { readonly kind: 'refused'; readonly why: 'no-number' | 'off-scale' };

const noNumber: GradeReading = { kind: 'refused', why: 'no-number' };
const offScale: GradeReading = { kind: 'refused', why: 'off-scale' };

/** The number that a text is; null for an empty cell, NaN for what is none. Comma and point both part the decimals. */
export function numberOf(text: string): number | null {
  const written = text.trim().replace(/^[–—-]$/, '');
  if (written === '') return null;
  return /^[+−-]?(\d+[.,]?\d*|[.,]\d+)$/.test(written)
    ? Number(written.replace(',', '.').replace('−', '-'))
    : Number.NaN;
}

/** A number as it stands: within the scale itself, or rounded to a tenth where it has more decimals, for a person to confirm. */
export function readNumber(value: number | null): GradeReading {
  if (value === null) return { kind: 'given', grade: null };
  if (Number.isNaN(value)) return noNumber;
  if (value < 0 || value > HIGHEST) return offScale;
  const grade = toTenth(value);
  return Math.abs(grade - value) < 1e-9 ? { kind: 'given', grade } : { kind: 'asked', grade };
}

/** What was pasted into a cell: no shortcut, as it was not written for this cell. */
export const readPasted = (text: string): GradeReading => readNumber(numberOf(text));

/**
 * What was typed into a cell. Two figures without a comma, 01 to 09 and 11 to 99, are tenths for speed, and are asked about: '75' may be 7,5.
 * All else counts as it stands.
 */
export function readTyped(text: string): GradeReading {
  const written = text.trim();
  const value = numberOf(written);
  const isShort = /^\d\d$/.test(written) && value !== HIGHEST && value !== 0;
  return isShort ? { kind: 'asked', grade: toTenth((value ?? 0) / 10) } : readNumber(value);
}

/** A tenth more or less; from an empty cell, counted from zero. */
export const stepGrade = (grade: number | null, direction: 1 | -1): number =>
  toTenth(Math.min(HIGHEST, Math.max(0, (grade ?? 0) + direction * STEP)));

/** Keeps what a number is written with; a point becomes a comma. */
export const cleanTyping = (text: string): string => text.replaceAll('.', ',').replace(/[^\d,−-]/g, '');
