import { type PupilReading, readingOriginLabels } from '@caderneta/contract';
import { Card, ErrorState, Skeleton } from '@caderneta/ui';
import { formatDay } from '../../../lib/dates.ts';
import { formatCount, formatGrade, formatPercent } from '../../../lib/numbers.ts';
import { WithCharts } from '../../../parts/charts/WithCharts.tsx';
import { OriginBadge } from '../components/OriginBadge.tsx';
import * as styles from '../components/reading.css.ts';
import { usePupilReadings } from '../reading-correction.api.ts';
import { readingCopy } from '../reading-correction.copy.ts';

const texts = readingCopy.history;
const { nothing } = readingCopy.result;
/** As many as a line can show. */
const SHOWN = 12;

/** A line for each origin that occurs: what a listener confirmed is no estimate. A score alone stands with the estimates. */
function seriesOf(shown: readonly PupilReading[]) {
  const origins = (['ear', 'estimate', 'doubtful'] as const).map((id) => ({
    id,
    label: texts.scoreOf(readingOriginLabels[id]),
    values: shown.map(({ origin, score }) => ((origin ?? 'estimate') === id ? score : null)),
  }));
  return origins.filter(({ values }) => values.some((value) => value !== null));
}

/** A pupil's readings over time. */
export function HistoryCard({ assessmentId, studentId }: { assessmentId: string; studentId: string }) {
  const { rows, failure, reload } = usePupilReadings(assessmentId, studentId);
  return (
    <Card as="section" aria-labelledby="historico">
      <h2 id="historico" className={styles.sectionTitle}>
        {texts.title}
      </h2>
      {failure && <ErrorState title={texts.failed} message={failure.message} onRetry={() => void reload()} />}
      {!failure && rows === undefined && <Skeleton rows={3} />}
      {rows?.length === 0 && <p className={styles.small}>{texts.empty}</p>}
      {rows !== undefined && rows.length > 1 && (
        <WithCharts>
          {({ LineChart }) => {
            const shown = rows.slice(0, SHOWN).reverse();
            return (
              <LineChart
                title={texts.evolution}
                domain={[0, 10]}
                periods={shown.map(({ read_at }) => formatDay(read_at))}
                series={seriesOf(shown)}
              />
            );
          }}
        </WithCharts>
      )}
      {rows !== undefined && rows.length > 0 && (
        <ol className={styles.history}>
          {rows.slice(0, SHOWN).map((row) => (
            <li key={row.assessment_id} className={styles.reading}>
              <span className={styles.spread}>
                <strong>{`${formatDay(row.read_at)} · ${row.title}`}</strong>
                {row.origin !== null && <OriginBadge origin={row.origin} />}
              </span>
              <span className={styles.small}>
                {texts.line(
                  formatGrade(row.score),
                  row.words_per_minute === null ? nothing : formatCount(Math.round(row.words_per_minute)),
                  row.accuracy_percent === null ? nothing : formatPercent(row.accuracy_percent),
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
