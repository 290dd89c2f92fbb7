import type { ResultRow } from '@caderneta/contract';
import { EmptyState, Ledger, sprinkles, Table, TextLink } from '@caderneta/ui';
import { Check, CircleHelp, Clock, Gauge } from 'lucide-react';
import { formatScore } from '../../lib/numbers.ts';
import { resultsCopy } from './results.copy.ts';
import { summarise } from './results-summary.ts';
import { StatusBadge } from './StatusBadge.tsx';

export interface ResultsTableProps {
  rows: readonly ResultRow[];
  /** Where a pupil's sheet is corrected; null when the user may not. */
  hrefOf: ((studentProfileId: string) => string) | null;
}

/** How far the correction of a class has come. */
export function ResultsSummary({ rows }: Pick<ResultsTableProps, 'rows'>) {
  const texts = resultsCopy;
  const summary = summarise(rows);
  return (
    <Ledger
      label={texts.summary}
      items={[
        { id: 'corrected', label: texts.counts.corrected, value: summary.corrected, icon: <Check /> },
        { id: 'review', label: texts.counts.inReview, value: summary.inReview, icon: <CircleHelp /> },
        { id: 'pending', label: texts.counts.pending, value: summary.pending, icon: <Clock /> },
        {
          id: 'mean',
          label: texts.counts.mean,
          value: summary.mean === null ? texts.none : formatScore(summary.mean),
          icon: <Gauge />,
        },
      ]}
    />
  );
}

/** Each pupil's state, hits and score. */
export function ResultLines({ rows, hrefOf }: ResultsTableProps) {
  const texts = resultsCopy;
  const actOf = ({ status }: ResultRow) =>
    status === 'IN_REVIEW' ? texts.review : status === 'PENDING' ? texts.correct : texts.again;
  const columns = [
    { id: 'student', label: texts.columns.student, isRowHeader: true },
    { id: 'status', label: texts.columns.status },
    { id: 'hits', label: texts.columns.hits, align: 'end' as const },
    { id: 'score', label: texts.columns.score, align: 'end' as const },
    ...(hrefOf === null ? [] : [{ id: 'act', label: texts.columns.act, align: 'end' as const }]),
  ];
  return (
    <Table
      label={texts.label}
      columns={columns}
      empty={<EmptyState title={texts.empty} />}
      rows={rows.map((row) => ({
        id: row.student_profile_id,
        cells: {
          student: row.student.name,
          status: <StatusBadge status={row.status} />,
          hits: row.hits === null || row.total === null ? texts.none : texts.hits(row.hits, row.total),
          score: row.score === null ? texts.none : formatScore(row.score),
          act: hrefOf && (
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

/** The class's results: how far it has come, then each pupil's line. */
export function ResultsTable(props: ResultsTableProps) {
  return (
    <div className={sprinkles({ display: 'flex', flexDirection: 'column', gap: 4 })}>
      <ResultsSummary rows={props.rows} />
      <ResultLines {...props} />
    </div>
  );
}
