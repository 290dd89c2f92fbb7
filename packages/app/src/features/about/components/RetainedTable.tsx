import type { RetainedPart } from '@caderneta/contract';
import { Stack, Table } from '@caderneta/ui';
import { retainedCopy } from '../about.copy.ts';
import * as styles from './retained.css.ts';

const { columns: words, allGoes, stays } = retainedCopy;
const columns = [
  { id: 'what', label: words.what, isRowHeader: true },
  { id: 'why', label: words.why },
  { id: 'term', label: words.term },
  { id: 'erased', label: words.erased },
];

/** What is retained of people, why, how long, and what an erasure leaves of it. */
export function RetainedTable({ title, parts }: { title: string; parts: readonly RetainedPart[] }) {
  const text = (words: string) => <span className={styles.cell}>{words}</span>;
  return (
    <Stack as="section" gap={3}>
      <h2>{title}</h2>
      <Table
        label={title}
        columns={columns}
        rows={parts.map((part) => ({
          id: part.title,
          cells: {
            what: (
              <span className={styles.cell}>
                <strong className={styles.name}>{part.title}</strong>
                {part.what}
              </span>
            ),
            why: text(part.why),
            term: text(part.term),
            erased: text(part.stays === null ? allGoes : stays(part.stays)),
          },
        }))}
      />
    </Stack>
  );
}
