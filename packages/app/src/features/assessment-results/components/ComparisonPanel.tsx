import type { AssessmentAnalysis } from '@caderneta/contract';
import { Card, EmptyState, Table } from '@caderneta/ui';
import { formatColumnPercent, formatCount, formatScore } from '../../../lib/numbers.ts';
import { ChartCard } from '../../../parts/charts/ChartCard.tsx';
import { assessmentResultsCopy } from '../assessment-results.copy.ts';
import * as styles from './results.css.ts';

/** The class beside its school and the network, where the assessment was given to several classes. */
export function ComparisonPanel({ analysis }: { analysis: AssessmentAnalysis }) {
  const { comparison: texts, none } = assessmentResultsCopy;
  const { comparison, scale } = analysis;
  if (comparison.length === 0) return <EmptyState title={texts.none} message={texts.noneHint} />;
  const written = (value: number | null) => (value === null ? none : formatScore(value));
  return (
    <div className={styles.beside}>
      <ChartCard height="low">
        {({ BarChart }) => (
          <BarChart
            title={texts.chart}
            description={texts.text}
            layout="rows"
            max={scale}
            format={texts.score}
            items={comparison.flatMap(({ level, mean }) =>
              mean === null ? [] : [{ id: level, label: texts.levels[level], value: mean }],
            )}
          />
        )}
      </ChartCard>
      <Card padding="none">
        <Table
          label={texts.label}
          columns={[
            { id: 'level', label: texts.columns.level, isRowHeader: true },
            { id: 'classes', label: texts.columns.classes, align: 'end' },
            { id: 'expected', label: texts.columns.expected, align: 'end' },
            { id: 'participation', label: texts.columns.participation, align: 'end' },
            { id: 'mean', label: texts.columns.mean, align: 'end' },
            { id: 'deviation', label: texts.columns.deviation, align: 'end' },
          ]}
          rows={comparison.map((row) => ({
            id: row.level,
            cells: {
              level: texts.levels[row.level],
              classes: formatCount(row.classes),
              expected: formatCount(row.expected),
              participation: formatColumnPercent(row.participation),
              mean: written(row.mean),
              deviation: written(row.deviation),
            },
          }))}
        />
      </Card>
    </div>
  );
}
