import { type Gender, type ImportField, type ImportRole, userPatchSchema } from '@caderneta/contract';
import type { z } from 'zod';
import { folded } from '../../server/sheets/fold-header.ts';
import type { TableLine } from '../../server/sheets/read-table.ts';
import type { ClassName } from './find-class.ts';
import { importMessages } from './imports.messages.ts';

export interface LineError {
  readonly field: ImportField;
  readonly message: string;
}

/** A line's person, as far as the sheet alone tells. */
export interface ReadPerson {
  readonly line: number;
  readonly name: string;
  readonly email: string | null;
  readonly matricula: string | null;
  readonly cpf: string | null;
  readonly birth_date: string | null;
  readonly gender: Gender | null;
  readonly phone: string | null;
  readonly inep_code: string | null;
  /** Class as the line names it. */
  readonly className: ClassName;
  readonly errors: LineError[];
}

const genders: Readonly<Record<string, Gender>> = {
  f: 'FEMALE',
  fem: 'FEMALE',
  feminino: 'FEMALE',
  menina: 'FEMALE',
  m: 'MALE',
  masc: 'MALE',
  masculino: 'MALE',
  menino: 'MALE',
  outro: 'OTHER',
  outra: 'OTHER',
  outros: 'OTHER',
  naoinformado: 'NOT_INFORMED',
  naodeclarado: 'NOT_INFORMED',
};

const midnight = /[ T]0?0:00(:00)?$/;
const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/;
/** Without hyphens: 14-03-05 may begin with its year. */
const shortYear = /^(\d{1,2})[/.](\d{1,2})[/.](\d{2})$/;
const isoOf = (year: string, month: string, day: string): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/**
 * A birthday as sheets write it, '31/03/2015' or '31/3/15', as '2015-03-31'; what is no such day stays as it is, for the form's rule to
 * refuse. Of two digits the year is the one of the last hundred: nobody is born in a year to come.
 */
function isoDay(typed: string, today: string): string {
  const text = typed.replace(midnight, '');
  const [, day = '', month = '', year = ''] = dayFirst.exec(text) ?? [];
  if (year) return isoOf(year, month, day);
  const [, firstYear = '', itsMonth = '', itsDay = ''] = yearFirst.exec(text) ?? [];
  if (firstYear) return isoOf(firstYear, itsMonth, itsDay);
  const [, shortDay = '', shortMonth = '', digits = ''] = shortYear.exec(text) ?? [];
  if (!digits) return typed;
  const century = `20${digits}` > today.slice(0, 4) ? '19' : '20';
  return isoOf(`${century}${digits}`, shortMonth, shortDay);
}

/** Spreadsheets drop the zeros in front of a number. */
const cpfDigits = (typed: string): string => (/^\d{8,10}$/.test(typed) ? typed.padStart(11, '0') : typed);

/** A number as a spreadsheet shortens it, '2,02E+11': its digits are lost. '7E12' is a matrícula like any other. */
const isShortened = (typed: string): boolean => /^\d([.,]\d+)?E\+\d{2,}$/.test(typed);

/** The column that a rule of the user's form speaks of. */
const columnOf: Readonly<Record<string, ImportField>> = {
  name: 'name',
  email: 'email',
  'profile.matricula': 'matricula',
  'profile.cpf': 'cpf',
  'profile.birth_date': 'birth_date',
  'profile.inep_code': 'inep_code',
  'profile.profile_phone': 'phone',
};
const lineErrorOf = ({ path, message }: z.core.$ZodIssue): LineError => ({
  field: columnOf[path.slice(0, path[0] === 'profile' ? 2 : 1).join('.')] ?? 'name',
  message,
});

/** Reads a line by the rules of the user's form. `columns` are the fields of its cells; `today` is 'YYYY-MM-DD'. */
export function readPerson(
  { line, cells }: TableLine,
  columns: readonly (ImportField | null)[],
  role: ImportRole,
  today: string,
): ReadPerson {
  const cell = (field: ImportField): string => cells[columns.indexOf(field)] ?? '';
  const typedGender = folded(cell('gender'));
  const email = cell('email');
  const phone = cell('phone');
  const form = {
    name: cell('name'),
    ...(email ? { email } : {}),
    profile: {
      matricula: cell('matricula'),
      cpf: cpfDigits(cell('cpf')),
      birth_date: isoDay(cell('birth_date'), today),
      inep_code: cell('inep_code'),
      profile_phone: phone ? [{ number: phone }] : [],
    },
  };
  const shortened = (['matricula', 'cpf', 'inep_code'] as const).filter((field) => isShortened(cell(field)));
  const parsed = userPatchSchema.safeParse(form);
  const errors = parsed.success
    ? []
    : parsed.error.issues.map(lineErrorOf).filter(({ field }) => !shortened.some((one) => one === field));
  for (const field of shortened) {
    errors.push({ field, message: 'O número foi abreviado pela planilha. Formate a coluna como texto' });
  }
  const profile = parsed.data?.profile;
  if (profile?.birth_date && profile.birth_date > today) {
    errors.push({ field: 'birth_date', message: 'Data de nascimento inválida' });
  }
  if (typedGender && !genders[typedGender]) {
    errors.push({ field: 'gender', message: 'Use Feminino, Masculino, Outro ou Não informado' });
  }
  if (!email && role === 'TEACHER') errors.push({ field: 'email', message: 'Email obrigatório' });
  if (cell('matricula') && !/[a-z0-9]/i.test(cell('matricula'))) {
    errors.push({ field: 'matricula', message: 'A matrícula deve ter letras ou números' });
  }
  return {
    line,
    name: parsed.data?.name ?? cell('name').replace(/\s+/g, ' '),
    email: parsed.data?.email ?? (email.toLowerCase() || null),
    matricula: cell('matricula') || null,
    cpf: profile?.cpf ?? (cell('cpf') || null),
    birth_date: profile?.birth_date ?? (cell('birth_date') || null),
    gender: genders[typedGender] ?? null,
    phone: profile?.profile_phone?.[0]?.number ?? null,
    inep_code: profile?.inep_code ?? null,
    className: { grade: cell('grade'), section: cell('section') },
    errors,
  };
}

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell !== '').length;

/**
 * A line with more in it than the headers name, as one whose text holds what parts the cells: nothing says which cell is whose, so that
 * it is no person but a fault. Null where each filled cell can have its header.
 */
export function readOverfull({ line, cells }: TableLine, headers: readonly string[]): ReadPerson | null {
  if (filled(cells) <= filled(headers) && filled(cells.slice(headers.length)) === 0) return null;
  const used = cells.findLastIndex((cell) => cell !== '') + 1;
  const message = importMessages.overfull(used, filled(headers));
  return {
    ...{ line, name: cells[0] ?? '', email: null, matricula: null, cpf: null, birth_date: null, gender: null },
    ...{ phone: null, inep_code: null, className: { grade: '', section: '' }, errors: [{ field: 'name', message }] },
  };
}

const keys = ['cpf', 'matricula', 'email', 'inep_code'] as const;
const keyNames = { cpf: 'Este CPF', matricula: 'Esta matrícula', email: 'Este e-mail', inep_code: 'Este código INEP' };

/** Adds to each line what another line of the sheet has already: the second is told of the first. What is wrong by itself is told once. */
export function findRepeated(people: readonly ReadPerson[]): void {
  for (const key of keys) {
    const first = new Map<string, number>();
    for (const person of people) {
      const value = person[key]?.toLowerCase();
      if (!value || person.errors.some(({ field }) => field === key)) continue;
      const before = first.get(value);
      if (before === undefined) first.set(value, person.line);
      else person.errors.push({ field: key, message: `${keyNames[key]} já está na linha ${before}` });
    }
  }
}
