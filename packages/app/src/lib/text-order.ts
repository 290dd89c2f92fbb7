import { lazily } from '@caderneta/contract';

const collator = lazily(() => new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true }));

/** Texts in Portuguese order: accents and case ignored, numbers by their value ('Turma 2' before 'Turma 10'). */
export const compareTexts = (a: string, b: string): number => collator().compare(a, b);

/** What a record is put in order by where no field is asked for: the first of these that it has. */
const fallbackFields = ['name', 'nome', 'title', 'titulo', 'trade_name', 'description', 'descricao', 'email'] as const;

function textOf(record: object, field: string | undefined): string {
  const values = record as Readonly<Record<string, unknown>>;
  const wanted =
    field !== undefined && values[field] !== undefined ? field : fallbackFields.find((name) => values[name]);
  return wanted === undefined ? '' : String(values[wanted] ?? '');
}

/** A copy in the order of a field's text; records without that field go by the fallback fields. Equals keep their order. */
export function sortByText<T extends object>(
  records: readonly T[],
  field?: string,
  direction: 'ascending' | 'descending' = 'ascending',
): T[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...records].sort((a, b) => sign * compareTexts(textOf(a, field), textOf(b, field)));
}
