import { fail, type Result } from './cli-options.ts';

/** One line of a class roster. */
export interface Pupil {
  readonly name: string;
  readonly registration: string;
  readonly className: string;
}

const columns = {
  name: [
    'nome',
    'name',
    'aluno',
    'aluna',
    'estudante',
    'nome do aluno',
    'nome do estudante',
    'nome completo',
    'student',
  ],
  registration: ['matricula', 'registration', 'ra', 'codigo', 'id'],
  className: ['turma', 'class', 'classe', 'serie'],
} as const;

/** Splits one record; a quoted cell may hold the separator and doubled quotes. */
function splitCells(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at] ?? '';
    if (letter === '"' && quoted && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') quoted = !quoted;
    else if (letter === separator && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell.trim()];
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .trim()
    .toLowerCase();

/**
 * Reads a roster: UTF-8 with or without BOM, `;`, `,` or tab between cells, one header row. Columns by header, in any order, accents
 * or not: nome (or name, aluno, estudante), which is needed; matricula (or ra, codigo, id); turma (or classe, serie).
 */
export function parseRoster(text: string): Result<{ readonly pupils: readonly Pupil[] }> {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '');
  const header = lines[0] ?? '';
  const separator = [';', '\t', ','].find((candidate) => header.includes(candidate)) ?? ';';
  const names = splitCells(header, separator).map(plain);
  const find = (wanted: readonly string[]): number => names.findIndex((name) => wanted.includes(name));
  const nameAt = find(columns.name);
  if (nameAt < 0) return fail('A lista precisa de um cabeçalho com a coluna "nome" (separada por ; ou ,).');
  const registrationAt = find(columns.registration);
  const classAt = find(columns.className);
  const pupils = lines.slice(1).flatMap((line): Pupil[] => {
    const cells = splitCells(line, separator);
    const name = cells[nameAt] ?? '';
    return name ? [{ name, registration: cells[registrationAt] ?? '', className: cells[classAt] ?? '' }] : [];
  });
  return pupils.length > 0 ? { ok: true, pupils } : fail('A lista não tem nenhum aluno.');
}
