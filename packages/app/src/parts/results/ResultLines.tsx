import { type ResultRow, resultStatusLabels } from '@caderneta/contract';
import { EmptyState, Table, TextLink } from '@caderneta/ui';
import { formatScore } from '../../lib/numbers.ts';
import { ResultBadge } from './ResultBadge.tsx';
import * as styles from './result-lines.css.ts';
import { resultsCopy } from './results.copy.ts';

export interface ResultLinesProps {
  rows: readonly ResultRow[];
  /** Whether sheets are of two versions. */
  hasVersions: boolean;
  /** Where a pupil's sheet is corrected; null when the user may not. */
  hrefOf: ((studentProfileId: string) => string) | null;
}

/** Each pupil's state, hits and score. */
export function ResultLines({ rows, hasVersions, hrefOf }: ResultLinesProps) {
  const texts = resultsCopy;
  const actOf = ({ status }: ResultRow) =>
    status === 'IN_REVIEW' ? texts.review : status === 'PENDING' ? texts.correct : texts.again;
  const columns = [
    { id: 'student', label: texts.columns.student, isRowHeader: true },
    ...(hasVersions ? [{ id: 'version', label: texts.columns.version }] : []),
    { id: 'status', label: texts.columns.status },
    { id: 'hits', label: texts.columns.hits, align: 'end' as const },
    { id: 'score', label: texts.columns.score, align: 'end' as const, narrow: 'end' as const },
    ...(hrefOf === null ? [] : [{ id: 'actions', label: texts.columns.act, align: 'end' as const }]),
  ];
  return (
    <Table
      label={texts.label}
      columns={columns}
      empty={<EmptyState title={texts.empty} />}
      rows={rows.map((row) => ({
        id: row.student_profile_id,
        name: row.student.name,
        detail: resultStatusLabels[row.status],
        cells: {
          student: row.student.name,
          version: row.status === 'PENDING' ? texts.none : row.key_version,
          status: (
            <>
              <ResultBadge status={row.status} />
              {row.typed_by !== null && <p className={styles.origin}>{texts.typedBy(row.typed_by)}</p>}
              {row.earlier_attempts > 0 && <p className={styles.origin}>{texts.attempts(row.earlier_attempts + 1)}</p>}
            </>
          ),
          hits: row.hits === null || row.total === null ? texts.none : texts.hits(row.hits, row.total),
          score: row.score === null ? texts.none : formatScore(row.score),
          actions: hrefOf && (
            <TextLink
              standalone
              href={hrefOf(row.student_profile_id)}
              aria-label={texts.actFor(actOf(row), row.student.name)}
            >
              {actOf(row)}
            </TextLink>
          ),
        },
      }))}
    />
  );
}
