import type { AuditEntry } from '../audit/audit.schema.ts';
import type { CellLine } from '../export/export-table.ts';

/** Most lines of a change that a cell on screen shows. */
const MOST = 8;

type Changes = Pick<AuditEntry, 'changes' | 'records'>;
type Named = Pick<AuditEntry, 'table_label' | 'record_name' | 'record'>;
type Side = 'from' | 'to';

const linesOf = ({ changes }: Changes, side: Side): CellLine[] =>
  changes.flatMap((change) => {
    const value = change[side];
    return value ? { label: change.field, ...value } : [];
  });
const countOf = ({ records }: Changes): string | null =>
  records === null || records < 2 ? null : `${records} registros`;

/**
 * One side of a change as a cell of a file says it, whole: 'Perfil: Diretor(a); Escola: E.M. Sol'. Empty where there was nothing. Of many records
 * it says how many there are, and shows the first.
 */
export function changeText(entry: Changes, side: Side): string {
  const lines = linesOf(entry, side).map(({ label, text }) => `${label}: ${text}`);
  const count = countOf(entry);
  if (lines.length === 0) return '';
  return `${count ? `${count}: ` : ''}${lines.join('; ')}`;
}

/** The same as lines for a screen, the first few of many. */
export function changeLines(entry: Changes, side: Side): CellLine[] {
  const lines = linesOf(entry, side);
  const count = countOf(entry);
  const note = (text: string): CellLine => ({ label: null, text, record: null });
  return [
    ...(count && lines.length > 0 ? [note(`${count}:`)] : []),
    ...lines.slice(0, MOST),
    ...(lines.length > MOST ? [note(`e mais ${lines.length - MOST}`)] : []),
  ];
}

/** The record of an entry: what it is, its name where it has one, and where it still is. */
export const recordLines = ({ table_label, record_name, record }: Named): CellLine[] => [
  record_name === null ? { label: null, text: table_label, record } : { label: table_label, text: record_name, record },
];
