import { hrefTo, withQuery } from '../paths.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { OutboxKind, OutboxRow } from './outbox-row.ts';

const hrefs: { readonly [K in OutboxKind]: (row: OutboxRow<K>) => string } = {
  attendance: ({ class_id: classId, date, discipline_id }) =>
    withQuery(hrefTo('classArea', { classId }), { aba: 'frequencia', dia: date, disciplina: discipline_id }),
  grades: ({ class_id: classId, discipline_id, scope, period_index, year }) =>
    withQuery(hrefTo('classArea', { classId }), {
      ...{ aba: 'notas', disciplina: discipline_id, escopo: scope, periodo: String(period_index) },
      ano: year === undefined ? undefined : String(year),
    }),
  results: ({ assessment_id: assessmentId, student_profile_id: aluno }) =>
    withQuery(hrefTo('sheetCorrection', { assessmentId }), { aluno }),
};

/** Where an entry is shown and can be resolved: all of its rows share one place. Null for one without rows. */
export function hrefOfEntry<K extends OutboxKind>({
  kind,
  rows,
}: Pick<OutboxEntry<K>, 'kind' | 'rows'>): string | null {
  const [row] = rows;
  return row === undefined ? null : hrefs[kind](row);
}
