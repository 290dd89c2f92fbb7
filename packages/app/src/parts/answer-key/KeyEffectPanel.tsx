import type { KeyEffect } from '@caderneta/contract';
import { Table } from '@caderneta/ui';
import { answerKeyCopy } from './answer-key.copy.ts';
import * as styles from './answer-key.css.ts';

const texts = answerKeyCopy.effect;
const columns = [
  { id: 'student', label: texts.columns.student, isRowHeader: true },
  { id: 'from', label: texts.columns.from, align: 'end' as const },
  { id: 'to', label: texts.columns.to, align: 'end' as const },
];

/** What saving the key would do: how many results are computed again, and whose hits change. */
export function KeyEffectPanel({ effect: { results, changes } }: { effect: KeyEffect }) {
  const classes = new Set(changes.map((change) => change.class.name));
  return (
    <section role="status" aria-label={texts.title}>
      <p className={styles.warning}>
        {texts.recomputed(results)} {texts.changes(changes.length)}
      </p>
      {changes.length > 0 && (
        <Table
          label={texts.list}
          columns={columns}
          rows={changes.map(({ student_profile_id: id, student, class: schoolClass, from, to }) => ({
            id,
            cells: {
              student: classes.size > 1 ? texts.inClass(student.name, schoolClass.name) : student.name,
              from: texts.hits(from.hits, from.total),
              to: <strong>{texts.hits(to.hits, to.total)}</strong>,
            },
          }))}
        />
      )}
    </section>
  );
}
