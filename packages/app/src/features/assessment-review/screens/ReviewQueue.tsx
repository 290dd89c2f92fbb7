import {
  type Assessment,
  isNumeric,
  isTeachers,
  keyOfVersion,
  numberOf,
  optionLabel,
  type ReviewAnswer,
  type ReviewQueueItem,
  ruleOf,
  type SavedKey,
  takesOneLetter,
  takesSeveral,
} from '@caderneta/contract';
import { Button, EmptyState, LinkButton, ProgressBar, ReviewCard, visuallyHidden } from '@caderneta/ui';
import { ChevronLeft, ChevronRight, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { hrefTo } from '../../../lib/paths.ts';
import { useRestoredFocus } from '../../../lib/use-restored-focus.ts';
import { lazyDialog } from '../../../parts/lazy/LazyPart.tsx';
import { LazyConflict } from '../../../parts/record-form/LazyConflict.tsx';
import { KeyLegend } from '../components/KeyLegend.tsx';
import * as styles from '../components/review.css.ts';
import { leftIn } from '../queue.ts';
import { reviewCopy as texts } from '../review.copy.ts';
import { answerName, cropUrl, lettersFor, messageOf, questionName, titleOf } from '../review-words.ts';
import { useReviewDecisions } from '../use-review-decisions.ts';
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
  const { queue, isSaving, meeting, ...decisions } = useReviewDecisions(assessment.id, found, refetch);
  const [annulling, setAnnulling] = useState<ReviewQueueItem | null>(null);
  const { items, at, answers } = queue;
  const item = items[at];
  const canWrite = assessment.can_write;
  const target = useRestoredFocus<HTMLDivElement>(`${item?.id} ${isSaving} ${meeting !== null} ${annulling?.id}`);
  const isIdle = canWrite && !isSaving && annulling === null;

  const choose = (choice: string) => {
    if (item === undefined || !isIdle) return;
    if (choice === ANNULLED) setAnnulling(item);
    else void decisions.choose(item, answerOf(choice));
  };
  const leaveAnnulled = async () => {
    setAnnulling(null);
    await decisions.refresh();
  };

  const key = keyOfVersion(saved, item?.key_version ?? 'A').key;
  const ruleFor = ({ key_version, group, question }: ReviewQueueItem) =>
    ruleOf(keyOfVersion(saved, key_version).key, group, question);
  const rule = item === undefined ? null : ruleFor(item);
  const letters = item === undefined ? [] : lettersFor(key, item);
  const isSeveral = takesSeveral(rule);
  const isGraded = isTeachers(rule);
  const isNumber = isNumeric(rule);
  const canBeDouble = takesOneLetter(rule) && (item?.marked?.length ?? 0) > 1;
  useReviewKeys(
    item !== undefined && isIdle
      ? {
          letters: isSeveral ? [] : isGraded ? letters.map((_, at) => String(at)) : letters,
          // Digits are the number's: they are typed in its field.
          blank: isGraded || isNumber ? null : BLANK,
          double: canBeDouble ? DOUBLE : null,
          annulled: ANNULLED,
          onAnswer: (answer) => choose(isGraded ? (letters[Number(answer)] ?? answer) : answer),
          onMove: decisions.move,
        }
      : null,
  );

  if (items.length === 0) return <EmptyState title={texts.none.title} message={texts.none.message} />;
  if (item === undefined) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: it takes the focus, and is no field set
      <div ref={target} role="group" aria-label={texts.done.title} tabIndex={-1}>
        <EmptyState
          title={texts.done.title}
          message={texts.done.message}
          action={
            <>
              <LinkButton variant="primary" href={hrefTo('assessmentResults', { assessmentId: assessment.id })}>
                {texts.done.results}
              </LinkButton>
              <Button onPress={decisions.restart}>{texts.done.again}</Button>
              {queue.last && (
                <Button
                  icon={<Undo2 />}
                  isPending={isSaving}
                  onPress={() => queue.last && void decisions.undo(queue.last)}
                >
                  {texts.undoLast}
                </Button>
              )}
            </>
          }
        />
      </div>
    );
  }
  const name = questionName(saved.key, item);
  const title = titleOf(item, rule, name);
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
          {isSaving ? (
            texts.saving
          ) : (
            <>
              {`${texts.position(at + 1, items.length)} · ${texts.left(left)}`}
              <span className={visuallyHidden}>{texts.waits(item.student.name, title)}</span>
            </>
          )}
        </span>
      </div>
      {meeting && <LazyConflict {...meeting} />}
      {/* biome-ignore lint/a11y/useSemanticElements: it takes the focus, and is no field set */}
      <div ref={target} role="group" aria-label={title} tabIndex={-1}>
        <ReviewCard
          key={item.id}
          question={name}
          title={title}
          message={messageOf(item, rule)}
          cropUrl={item.crop === null ? undefined : cropUrl(item.crop)}
          options={letters}
          labelOf={(letter) => optionLabel(rule, letter)}
          takesSeveral={isSeveral}
          canBeBlank={!isGraded}
          isAnswer={isNumber ? (text) => numberOf(text) !== null : undefined}
          others={[
            ...(canBeDouble ? [{ id: DOUBLE, label: texts.double }] : []),
            { id: ANNULLED, label: texts.annulled },
          ]}
          selected={choiceOf(answers[item.id])}
          onSelect={choose}
          // While an answer is saved `choose` takes no other: disabled, the buttons would lose the focus.
          isDisabled={!canWrite}
        />
      </div>
      {taken && decided && canWrite && (
        <div className={styles.undo}>
          <p className={styles.undoText}>
            {texts.decided(taken.student.name, questionName(saved.key, taken), answerName(ruleFor(taken), decided))}
          </p>
          <Button size="compact" icon={<Undo2 />} isPending={isSaving} onPress={() => void decisions.undo(taken)}>
            {texts.undo}
          </Button>
        </div>
      )}
      <div className={styles.moves}>
        <Button icon={<ChevronLeft />} onPress={() => decisions.move(-1)} isDisabled={at === 0}>
          {texts.previous}
        </Button>
        <Button iconAfter={<ChevronRight />} onPress={() => decisions.move(1)} isDisabled={at === items.length - 1}>
          {texts.next}
        </Button>
      </div>
      <KeyLegend lastLetter={letters.at(-1) ?? null} canBeDouble={canBeDouble} boxes={isGraded ? letters.length : 0} />
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
