import { type ImportField, type ImportRole, importColumns } from '@caderneta/contract';
import { folded } from '../../server/sheets/fold-header.ts';

const joining = new Set(['de', 'do', 'da', 'dos', 'das']);

/** A header as headers are compared: 'Data nascimento' is 'Data de nascimento'. */
const foldedHeader = (header: string): string =>
  folded(
    header
      .split(/\s+/)
      .filter((word) => !joining.has(word.toLowerCase()))
      .join(' '),
  );

/** The field of each header, null where it says nothing to us. Of two headers with one meaning the first counts. */
export function mapColumns(headers: readonly string[], role: ImportRole): (ImportField | null)[] {
  const fields = new Map(
    importColumns[role].flatMap(({ field, label, also }) =>
      [label, ...also].map((name) => [foldedHeader(name), field] as const),
    ),
  );
  const taken = new Set<ImportField>();
  return headers.map((header) => {
    const field = fields.get(foldedHeader(header)) ?? null;
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}
