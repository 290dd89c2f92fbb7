import {
  type Assessment,
  keyOfVersion,
  optionLabel,
  type ReviewAnswer,
  type ReviewQueueItem,
  ruleOf,
  type SavedKey,
  takesSeveral,
} from '@caderneta/contract';
import { Button, EmptyState, LinkButton, ProgressBar, ReviewCard, showToast } from '@caderneta/ui';
import { ChevronLeft, ChevronRight, Undo2 } from 'lucide-react';
import { useReducer, useState } from 'react';
import { withReason } from '../../../lib/api/failure-text.ts';
import { hrefTo } from '../../../lib/paths.ts';
import { lazyDialog } from '../../../parts/lazy/LazyPart.tsx';
import { KeyLegend } from '../components/KeyLegend.tsx';
import * as styles from '../components/review.css.ts';
import { changeQueue, leftIn, openQueue } from '../queue.ts';
import { useDecision } from '../review.api.ts';
import { reviewCopy as texts } from '../review.copy.ts';
import { cropUrl, lettersFor, messageOf, questionName } from '../review-words.ts';
import { useReviewKeys } from '../use-review-keys.ts';

const AnnulDialog = lazyDialog(
  async () => (await import('../../../parts/annul-question/screens/AnnulDialog.tsx')).AnnulDialog,
);

const BLANK = '';
const DOUBLE = 'DOUBLE';
const ANNULLED = 'ANNULLED';
/** What ReviewCard says, as the call does. */
const answerOf = (choice: string): ReviewAnswer => (choice === BLANK ? 'BLANK' : (choice as ReviewAnswer));
const choiceOf = (answer: ReviewAnswer | undefined): string | null =>
  answer === undefined ? null : answer === 'BLANK' ? BLANK : answer;

export interface ReviewQueueProps {
  assessment: Assessment;
  saved: SavedKey;
  /** The queue as it was found. */
  found: readonly ReviewQueueItem[];
  /** Asks for the queue anew. */
  refetch: () => Promise<readonly ReviewQueueItem[]>;
}

/** One doubtful question after the other. Nothing is preselected; a choice is saved at once, and may be changed by going back. Annulling is for everybody, and asked. */
export function ReviewQueue({ assessment, saved, found, refetch }: ReviewQueueProps) {
  const [queue, change] = useReducer(changeQueue, found, openQueue);
  const [isSaving, setSaving] = useState(false);
  const [annulling, setAnnulling] = useState<ReviewQueueItem | null>(null);
  const decide = useDecision(assessment.id);
  const { items, at, answers, versions } = queue;
  const item = items[at];
  const canWrite = assessment.can_write;
  const isIdle = canWrite && !isSaving && annulling === null;

  const choose = async (choice: string) => {
    if (item === undefined || !isIdle) return;
    if (choice === ANNULLED) {
      setAnnulling(item);
      return;
    }
    const answer = answerOf(choice);
    setSaving(true);
    const outcome = await decide(item, answer, versions[item.student_profile_id]);
    setSaving(false);
    if (outcome.ok) {
      change({ type: 'answered', item, answer, version: outcome.data.version });
      return;
    }
    const isConflict = outcome.code === 'version-conflict';
    showToast({ tone: 'error', message: isConflict ? texts.conflict : withReason(texts.saveFailed, outcome) });
    if (isConflict) change({ type: 'refreshed', items: await refetch() });
  };
  const undo = async (of: ReviewQueueItem) => {
    setSaving(true);
    const outcome = await decide(of, null, versions[of.student_profile_id]);
    setSaving(false);
    if (outcome.ok) return change({ type: 'undone', item: of, version: outcome.data.version });
    const isConflict = outcome.code === 'version-conflict';
    showToast({ tone: 'error', message: isConflict ? texts.conflict : withReason(texts.saveFailed, outcome) });
    if (isConflict) change({ type: 'refreshed', items: await refetch() });
  };
  const leaveAnnulled = async () => {
    setAnnulling(null);
    // Until the queue is known anew, what was annulled stands there and is nobody's to decide.
    setSaving(true);
    try {
      change({ type: 'refreshed', items: await refetch() });
    } finally {
      setSaving(false);
    }
  };

  const key = keyOfVersion(saved, item?.key_version ?? 'A').key;
  const rule = item === undefined ? null : ruleOf(key, item.group, item.question);
  const letters = item === undefined ? [] : lettersFor(key, item);
  const isSeveral = takesSeveral(rule);
  const canBeDouble = !isSeveral && (item?.marked?.length ?? 0) > 1;
  useReviewKeys(
    item !== undefined && isIdle
      ? {
          letters: isSeveral ? [] : letters,
          blank: BLANK,
          double: canBeDouble ? DOUBLE : null,
          annulled: ANNULLED,
          onAnswer: (choice) => void choose(choice),
          onMove: (by) => change({ type: 'moved', by }),
        }
      : null,
  );

  if (items.length === 0) return <EmptyState title={texts.none.title} message={texts.none.message} />;
  if (item === undefined) {
    return (
      <EmptyState
        title={texts.done.title}
        message={texts.done.message}
        action={
          <>
            <LinkButton variant="primary" href={hrefTo('assessmentResults', { assessmentId: assessment.id })}>
              {texts.done.results}
            </LinkButton>
            <Button onPress={() => change({ type: 'restarted' })}>{texts.done.again}</Button>
            {queue.last && (
              <Button icon={<Undo2 />} isDisabled={isSaving} onPress={() => queue.last && void undo(queue.last)}>
                {texts.undoLast}
              </Button>
            )}
          </>
        }
      />
    );
  }
  const name = questionName(saved.key, item);
  const left = leftIn(queue);
  // What stands here may be taken back whenever one comes back to it; else what was decided last.
  const taken = answers[item.id] === undefined ? queue.last : item;
  const decided = taken && answers[taken.id];
  return (
    <section className={styles.queue} aria-label={texts.region}>
      <ProgressBar label={texts.progress} value={Math.round(((items.length - left) / items.length) * 100)} />
      <div className={styles.head}>
        <h2 className={styles.pupil}>{item.student.name}</h2>
        <span className={styles.muted}>
          {[
            item.student.matricula === null ? '' : texts.matricula(item.student.matricula),
            saved.version_b ? texts.version(item.key_version) : '',
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
        <span className={styles.muted} role="status">
          {isSaving ? texts.saving : `${texts.position(at + 1, items.length)} · ${texts.left(left)}`}
        </span>
      </div>
      <ReviewCard
        key={item.id}
        question={name}
        title={texts.titles[item.state](name)}
        message={messageOf(item)}
        cropUrl={item.crop === null ? undefined : cropUrl(item.crop)}
        options={letters}
        labelOf={(letter) => optionLabel(rule, letter)}
        takesSeveral={isSeveral}
        others={[
          ...(canBeDouble ? [{ id: DOUBLE, label: texts.double }] : []),
          { id: ANNULLED, label: texts.annulled },
        ]}
        selected={choiceOf(answers[item.id])}
        onSelect={(choice) => void choose(choice)}
        isDisabled={!canWrite || isSaving}
      />
      {taken && decided && canWrite && (
        <div className={styles.undo}>
          <p className={styles.undoText}>
            {texts.decided(taken.student.name, questionName(saved.key, taken), texts.answerNames[decided] ?? decided)}
          </p>
          <Button size="compact" icon={<Undo2 />} isDisabled={isSaving} onPress={() => void undo(taken)}>
            {texts.undo}
          </Button>
        </div>
      )}
      <div className={styles.moves}>
        <Button icon={<ChevronLeft />} onPress={() => change({ type: 'moved', by: -1 })} isDisabled={at === 0}>
          {texts.previous}
        </Button>
        <Button
          iconAfter={<ChevronRight />}
          onPress={() => change({ type: 'moved', by: 1 })}
          isDisabled={at === items.length - 1}
        >
          {texts.next}
        </Button>
      </div>
      <KeyLegend lastLetter={letters.at(-1) ?? ''} canBeDouble={canBeDouble} />
      {annulling !== null && (
        <AnnulDialog
          assessmentId={assessment.id}
          saved={saved}
          question={{ group: annulling.group, question: annulling.question }}
          version={annulling.key_version}
          name={questionName(saved.key, annulling)}
          hasGroup={assessment.assessment_group_id !== null}
          onDone={() => void leaveAnnulled()}
          onClose={() => setAnnulling(null)}
        />
      )}
    </section>
  );
}
