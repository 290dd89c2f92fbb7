import {
  type AudioProvider,
  audioProviderLabels,
  type ReadingDetails,
  type readingCriteria,
  readingCriterionLabels,
  readingScore,
} from '@caderneta/contract';
import { Button, Card, Notice, ProgressBar } from '@caderneta/ui';
import { Check } from 'lucide-react';
import { formatCount, formatGrade, formatPercent } from '../../../lib/numbers.ts';
import { WithCharts } from '../../../parts/charts/WithCharts.tsx';
import { readingCopy } from '../reading-correction.copy.ts';
import * as styles from './reading.css.ts';

export interface ResultCardsProps {
  evaluation: ReadingDetails;
  isSaved: boolean;
  isSaving: boolean;
  /** Absent: it is the stored result, and there is nothing to save. */
  onSave: (() => void) | null;
}

const texts = readingCopy.result;
/** The order of the radar, clockwise from the top. */
const order = [
  'clarity',
  'fluency',
  'intonation',
  'pauses',
  'pronunciation',
  'rhythm',
] as const satisfies readonly (typeof readingCriteria)[number][];

/** The evaluation of a reading: overall score, radar, alignment, criteria, suggestions, and how far to trust them. */
export function ResultCards({ evaluation, isSaved, isSaving, onSave }: ResultCardsProps) {
  const score = readingScore(evaluation);
  const judged = order.flatMap((id) => {
    const { score: value } = evaluation[id];
    return value === null ? [] : [{ id, label: readingCriterionLabels[id], value }];
  });
  return (
    <>
      <Card padding="none" className={styles.resultTop}>
        <div>
          <div className={styles.board}>
            <p className={styles.onBoardMuted}>{texts.overall}</p>
            <p className={styles.bigFigure}>
              {score === null ? texts.unjudged : formatGrade(score)}
              {score !== null && <span className={styles.onBoardMuted}>{texts.of}</span>}
            </p>
          </div>
          <Alignment evaluation={evaluation} />
        </div>
        <div className={styles.pad}>
          {judged.length >= 3 && (
            <WithCharts>
              {({ RadarChart }) => <RadarChart title={texts.criteria} showValues={false} items={judged} />}
            </WithCharts>
          )}
        </div>
      </Card>
      <Trust evaluation={evaluation} />
      <Card padding="none" className={styles.criteria}>
        {order.map((id) => (
          <Criterion key={id} label={readingCriterionLabels[id]} {...evaluation[id]} />
        ))}
      </Card>
      {evaluation.suggestions.length > 0 && (
        <Card as="section" aria-labelledby="sugestoes">
          <h2 id="sugestoes" className={styles.sectionTitle}>
            {texts.suggestions}
          </h2>
          <ul className={styles.suggestions}>
            {evaluation.suggestions.map((text) => (
              <li key={text} className={styles.suggestion}>
                <Check size={16} aria-hidden="true" />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {onSave !== null && score !== null && (
        <div className={styles.row}>
          <Button variant="primary" isPending={isSaving} isDisabled={isSaved} onPress={onSave}>
            {texts.save}
          </Button>
          {isSaved && <span role="status">{texts.isSaved}</span>}
        </div>
      )}
    </>
  );
}

function Alignment({ evaluation }: { evaluation: ReadingDetails }) {
  const { alignment, words_per_minute: rate } = evaluation;
  return (
    <div className={styles.pad}>
      <h2 className={styles.sectionTitle}>{texts.summary}</h2>
      {alignment ? (
        <>
          {alignment.accuracy_percent !== null && (
            <ProgressBar hideLabel label={texts.accuracy} value={alignment.accuracy_percent} />
          )}
          <div className={styles.figures}>
            {alignment.accuracy_percent !== null && (
              <Figure value={formatPercent(alignment.accuracy_percent)} label={texts.accuracyOf} />
            )}
            {alignment.words_read !== null && (
              <Figure value={texts.read(alignment.words_read, alignment.words_total)} label={texts.readLabel} />
            )}
            {rate != null && <Figure value={formatCount(Math.round(rate))} label={texts.perMinute} />}
          </div>
          {alignment.read_until && <p>{texts.stopped(alignment.read_until.word)}</p>}
          {alignment.words_missing !== undefined && alignment.words_missing.length > 0 && (
            <p className={styles.small}>{`${texts.missing}: ${alignment.words_missing.join(', ')}`}</p>
          )}
        </>
      ) : (
        <p className={styles.small}>{texts.noAlignment}</p>
      )}
    </div>
  );
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <p>
      <b className={styles.figure}>{value}</b> <span className={styles.small}>{label}</span>
    </p>
  );
}

function Criterion({ label, score, feedback }: { label: string; score: number | null; feedback: string }) {
  const shown = score === null ? texts.nothing : formatGrade(score);
  return (
    <div className={styles.criterion}>
      <p className={styles.spread}>
        <strong>{label}</strong>
        <b className={styles.figure}>{shown}</b>
      </p>
      {score !== null && <ProgressBar hideLabel label={label} value={score} maxValue={10} valueLabel={shown} />}
      <p className={styles.small}>{feedback}</p>
    </div>
  );
}

/** Why figures are missing, who judged, and that it is an estimate. */
function Trust({ evaluation: { reservations = [], fallback, provider, notice } }: { evaluation: ReadingDetails }) {
  const reasons = reservations.flatMap((code) => texts.reservations[code] ?? []);
  const made =
    provider !== undefined && provider !== 'embedded' && !fallback
      ? texts.madeBy(audioProviderLabels[provider as AudioProvider] ?? provider)
      : null;
  return (
    <>
      {reasons.length > 0 && <Notice tone="warning" title={reasons.join(' ')} />}
      {fallback && <Notice tone="warning" title={texts.fallback} />}
      <Notice>{[notice ?? texts.notice, made].filter(Boolean).join(' ')}</Notice>
    </>
  );
}
