import { mostSkillsOfQuestion, type QuestionSkills, skillCodeSchema } from '@caderneta/contract';

/** Questions with their skills, or the number of the line that says none. */
export type PastedSkills =
  | { readonly ok: true; readonly questions: QuestionSkills[] }
  | { readonly ok: false; readonly line: number };

/** Where the n-th question of a sheet stands, counted from column to column. */
function refOf(number: number, sizes: readonly number[]): { group: number; question: number } | null {
  let left = number;
  for (const [group, size] of sizes.entries()) {
    if (left >= 1 && left <= size) return { group, question: left };
    left -= size;
  }
  return null;
}

/**
 * Reads what was copied from a spreadsheet: a line a question, its number, counted from column to column, and up to three codes. Lines whose
 * first cell has no number, as the headers, are passed over.
 *
 * @param sizes Questions of each column of the sheet.
 */
export function pasteSkills(text: string, sizes: readonly number[]): PastedSkills {
  const questions: QuestionSkills[] = [];
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const [first = '', ...cells] = line.split(/[\t;,]/).map((cell) => cell.trim().replace(/^"|"$/g, ''));
    if (!/\d/.test(first)) continue;
    const ref = refOf(Number(first.replace(/\D/g, '')), sizes);
    const codes = cells.filter((cell) => cell !== '').map((cell) => skillCodeSchema.safeParse(cell));
    const read = codes.flatMap(({ data }) => data ?? []);
    const isGood =
      read.length === codes.length && codes.length <= mostSkillsOfQuestion && new Set(read).size === read.length;
    if (ref === null || !isGood) return { ok: false, line: at + 1 };
    questions.push({ ...ref, codes: read });
  }
  return { ok: true, questions };
}
