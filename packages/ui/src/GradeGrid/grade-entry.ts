const HIGHEST = 10;
const STEP = 0.1;

/** A grade on the scale: 0 to 10, one decimal. */
const onScale = (value: number): number => Math.round(Math.min(HIGHEST, Math.max(0, value)) * 10 + 1e-9) / 10;

/** '8,4'; an en dash where there is no grade. */
export const writeGrade = (grade: number | null): string =>
  grade === null ? '–' : grade.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/**
 * What was typed or pasted into a grade's cell. Two figures without a comma are tenths, for speed: '75' is 7,5 and '05'
 * is 0,5, while '10' stays 10. Beyond the scale the nearest end counts; decimals beyond the first are rounded.
 *
 * @returns null for an empty cell; `ok: false` for what is no number.
 */
export function readGrade(text: string): { ok: true; grade: number | null } | { ok: false } {
  const written = text.trim().replace(/^[–—-]$/, '');
  if (written === '') return { ok: true, grade: null };
  if (!/^[+-]?(\d+[.,]?\d*|[.,]\d+)$/.test(written)) return { ok: false };
  const value = Number(written.replace(',', '.'));
  const isShort = /^\d\d$/.test(written) && (value > HIGHEST || written.startsWith('0'));
  return { ok: true, grade: onScale(isShort ? value / 10 : value) };
}

/** A tenth more or less; from an empty cell, counted from zero. */
export const stepGrade = (grade: number | null, direction: 1 | -1): number => onScale((grade ?? 0) + direction * STEP);

/** Keeps what a grade is written with; a point becomes a comma. */
export const cleanTyping = (text: string): string => text.replaceAll('.', ',').replace(/[^\d,]/g, '');

/**
 * The first column of what a spreadsheet copied, a cell a line.
 *
 * @returns null when it is one cell, which the field takes as typing.
 */
export function readColumn(text: string): string[] | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  if (lines.length < 2) return null;
  return lines.map((line) => line.split('\t')[0]?.trim() ?? '');
}
