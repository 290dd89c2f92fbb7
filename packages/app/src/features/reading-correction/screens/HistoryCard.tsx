import type { PupilReading } from '@caderneta/contract';
import { Card, Skeleton } from '@caderneta/ui';
import { formatDay } from '../../../lib/dates.ts';
import { formatCount, formatGrade, formatPercent } from '../../../lib/numbers.ts';
import { WithCharts } from '../../../parts/charts/WithCharts.tsx';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { OriginBadge } from '../components/OriginBadge.tsx';
import * as styles from '../components/reading.css.ts';
import { usePupilReadings } from '../reading-correction.api.ts';
import { readingCopy } from '../reading-correction.copy.ts';

const texts = readingCopy.history;
const { nothing } = readingCopy.result;
/** As many as a line can show. */
const SHOWN = 12;

/** A line for each origin that occurs: a score by what a listener confirmed is no estimate. A score alone stands with the estimates. */
function seriesOf(shown: readonly PupilReading[]) {
  const origins = (['estimate', 'ear'] as const).map((id) => ({
    id,
    label: texts.scores[id],
    values: shown.map(({ score_origin, score }) => ((score_origin ?? 'estimate') === id ? score : null)),
  }));
  return origins.filter(({ values }) => values.some((value) => value !== null));
}

function scoreOf({ score, score_origin }: PupilReading): string {
  return score === null ? texts.score.none : texts.score[score_origin ?? 'alone'](formatGrade(score));
}

function rateOf({ words_per_minute: rate, origin }: PupilReading): string {
  const words = rate === null ? nothing : formatCount(Math.round(rate));
  return origin === 'ear' ? texts.rightRate(words) : texts.rate(words);
}

/** A pupil's readings over time. */
export function HistoryCard({ assessmentId, studentId }: { assessmentId: string; studentId: string }) {
  const readings = usePupilReadings(assessmentId, studentId);
  const { rows, failure } = readings;
  return (
    <Card as="section" aria-labelledby="historico">
      <h2 id="historico" className={styles.sectionTitle}>
        {texts.title}
      </h2>
      {failure && <LoadFailed title={texts.failed} of={readings} />}
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
                  scoreOf(row),
                  rateOf(row),
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
