import {
  type AudioProvider,
  audioProviderLabels,
  earFigures,
  earMethod,
  isTextInconclusive,
  type ReadingDetails,
  type readingCriteria,
  readingCriterionLabels,
  readingFigures,
  readingScore,
  scoreOriginOf,
} from '@caderneta/contract';
import { Button, Card, Checkbox, Notice, ProgressBar } from '@caderneta/ui';
import { Check, Ear } from 'lucide-react';
import { formatCount, formatGrade, formatPercent } from '../../../lib/numbers.ts';
import { WithCharts } from '../../../parts/charts/WithCharts.tsx';
import { readingCopy } from '../reading-correction.copy.ts';
import { OriginBadge } from './OriginBadge.tsx';
import * as styles from './reading.css.ts';

export interface ResultCardsProps {
  evaluation: ReadingDetails;
  isSaved: boolean;
  isSaving: boolean;
  /** Absent: it is the stored result, or there is no score to save. */
  onSave: (() => void) | null;
  /** Absent: there is nothing to listen to, or it is being marked already. */
  onMark?: () => void;
  /** Whether the marks of the stored result go on; null where it has none, or these have their own. */
  keepsMarks: boolean | null;
  onKeepMarks: (keep: boolean) => void;
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
export function ResultCards(props: ResultCardsProps) {
  const { evaluation, isSaved, isSaving, onSave, onMark, keepsMarks, onKeepMarks } = props;
  const score = readingScore(evaluation);
  const isJudged = evaluation.method !== earMethod;
  const origin = scoreOriginOf(evaluation);
  const overall = { ear: texts.overallByEar, estimate: texts.overallEstimate, none: texts.overall }[origin ?? 'none'];
  const judged = order.flatMap((id) => {
    const { score: value } = evaluation[id];
    return value === null ? [] : [{ id, label: readingCriterionLabels[id], value }];
  });
  return (
    <>
      <Card padding="none" className={styles.resultTop}>
        <div>
          <div className={styles.board}>
            <p className={styles.onBoardMuted}>{overall}</p>
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
      {isJudged ? <Trust evaluation={evaluation} onMark={onMark} /> : <Notice title={texts.onlyMarked} />}
      {isJudged && (
        <Card padding="none" className={styles.criteria}>
          {order.map((id) => (
            <Criterion key={id} label={readingCriterionLabels[id]} {...evaluation[id]} />
          ))}
        </Card>
      )}
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
      {onSave !== null && keepsMarks !== null && !isSaved && (
        <Card>
          <p>{readingCopy.ear.saved}</p>
          <Checkbox isSelected={keepsMarks} onChange={onKeepMarks}>
            {readingCopy.ear.keep}
          </Checkbox>
          <p className={styles.small}>{readingCopy.ear.keepWhy}</p>
        </Card>
      )}
      {onSave === null && onMark !== undefined && isTextInconclusive(evaluation) && (
        <div className={styles.row}>
          <Button variant="primary" icon={<Ear />} onPress={onMark}>
            {texts.markToSave}
          </Button>
        </div>
      )}
      {onSave !== null && (
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
  const { alignment, ear_marks: marks, words_per_minute: estimatedRate } = evaluation;
  const { origin, accuracy_percent: accuracy, words_per_minute: rate } = readingFigures(evaluation);
  const heard = marks ? earFigures(marks) : null;
  const read = heard
    ? { count: texts.read(heard.words_right, heard.words_reached), label: texts.rightLabel }
    : alignment && alignment.words_read !== null
      ? { count: texts.read(alignment.words_read, alignment.words_total), label: texts.readLabel }
      : null;
  const stopped = heard ? null : alignment?.read_until;
  const missing = heard ? [] : (alignment?.words_missing ?? []);
  const estimate = [alignment?.accuracy_percent, estimatedRate] as const;
  return (
    <div className={styles.pad}>
      <div className={styles.summary}>
        <h2 className={styles.sectionTitle}>{texts.summary}</h2>
        {(heard || alignment) && <OriginBadge origin={origin} />}
      </div>
      {heard || alignment ? (
        <>
          {accuracy !== null && <ProgressBar hideLabel label={texts.accuracy} value={accuracy} />}
          <div className={styles.figures}>
            {accuracy !== null && <Figure value={formatPercent(accuracy)} label={texts.accuracyOf} />}
            {read && <Figure value={read.count} label={read.label} />}
            {rate !== null && (
              <Figure value={formatCount(Math.round(rate))} label={heard ? texts.rightPerMinute : texts.perMinute} />
            )}
          </div>
          {heard && estimate.some((value) => value != null) && (
            <p className={styles.small}>
              {texts.estimated(
                estimate[0] == null ? texts.nothing : formatPercent(estimate[0]),
                estimate[1] == null ? texts.nothing : formatCount(Math.round(estimate[1])),
              )}
            </p>
          )}
          {stopped && <p>{texts.stopped(stopped.word)}</p>}
          {missing.length > 0 && <p className={styles.small}>{`${texts.missing}: ${missing.join(', ')}`}</p>}
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

/** That the text is in doubt and what to do, why figures are missing, who judged, and that it is an estimate. */
function Trust({ evaluation, onMark }: Pick<ResultCardsProps, 'evaluation' | 'onMark'>) {
  const { reservations = [], fallback, provider, notice } = evaluation;
  const reasons = reservations.flatMap((code) => texts.reservations[code] ?? []);
  const made =
    provider !== undefined && provider !== 'embedded' && !fallback
      ? texts.madeBy(audioProviderLabels[provider as AudioProvider] ?? provider)
      : null;
  return (
    <>
      {isTextInconclusive(evaluation) && (
        <Notice
          tone="warning"
          title={texts.inconclusive}
          actions={
            onMark && (
              <Button size="compact" icon={<Ear />} onPress={onMark}>
                {readingCopy.ear.mark}
              </Button>
            )
          }
        >
          {texts.inconclusiveWhat}
        </Notice>
      )}
      {reasons.length > 0 && <Notice tone="warning" title={reasons.join(' ')} />}
      {fallback && <Notice tone="warning" title={texts.fallback} />}
      <Notice>{[notice ?? texts.notice, made].filter(Boolean).join(' ')}</Notice>
    </>
  );
}
