import { Button, LinkButton } from '@caderneta/ui';
import { formatScore } from '../../../../lib/numbers.ts';
import { useOnline } from '../../../../lib/use-online.ts';
import { StatusBadge } from '../../../../parts/results/StatusBadge.tsx';
import { classCopy } from '../../class-run.copy.ts';
import type { PupilMark } from '../../machine/class-roll.ts';
import { markOf } from '../../machine/class-roll.ts';
import type { Student } from '../../machine/correction.state.ts';
import { slotOf } from '../../machine/unsent-rows.ts';
import type { ClassRunHook } from '../../use-class-run.ts';
import * as styles from './class.css.ts';

export interface ClassListProps {
  hook: ClassRunHook;
  assessmentId: string;
  /** Where a pupil's result is seen and reviewed. */
  hrefOf: (student: string) => string;
}

/** What this device still has of a pupil's sheet, or why it was not saved. With a connection a sheet leaves at once. */
function noteOf(
  entries: ClassRunHook['entries'],
  slot: string,
  isOnline: boolean,
): { text: string; isWrong: boolean } | null {
  const entry = entries.find((each) => each.slot === slot);
  if (entry === undefined) return null;
  const texts = classCopy.rows;
  if (entry.refusal) return { text: texts.refused(entry.refusal.message), isWrong: true };
  return isOnline ? null : { text: texts.waiting, isWrong: false };
}

function RowAct({
  student,
  mark,
  isPicked,
  hrefOf,
  onPick,
}: {
  student: Student;
  mark: PupilMark;
  isPicked: boolean;
  hrefOf: ClassListProps['hrefOf'];
  onPick: () => void;
}) {
  const texts = classCopy.rows;
  const { id, label } = student;
  if (mark.status === 'PENDING') {
    return (
      <Button size="compact" variant="quiet" aria-pressed={isPicked} aria-label={texts.pick(label)} onPress={onPick}>
        {texts.pickText}
      </Button>
    );
  }
  const isReview = mark.status === 'IN_REVIEW';
  return (
    <LinkButton
      size="compact"
      variant="quiet"
      href={hrefOf(id)}
      aria-label={isReview ? texts.review(label) : texts.open(label)}
    >
      {isReview ? texts.reviewText : texts.openText}
    </LinkButton>
  );
}

/** Every pupil with the state of their sheet; the next sheet can be said to be somebody's. */
export function ClassList({ hook, assessmentId, hrefOf }: ClassListProps) {
  const { state, send, entries } = hook;
  const isOnline = useOnline();
  return (
    <ol className={styles.list} aria-label={classCopy.list}>
      {state.table.students.map((student, index) => {
        const mark = markOf(state.roll, student.id);
        const isPicked = state.picked === student.id;
        const note = noteOf(entries, slotOf(assessmentId, student.id), isOnline);
        return (
          <li key={student.id} className={isPicked ? styles.pickedRow : styles.row}>
            <span className={styles.number}>{index + 1}</span>
            <span className={styles.who}>
              <span className={styles.name}>{student.label}</span>
              {isPicked && <span className={styles.note}>{classCopy.rows.picked}</span>}
              {note && <span className={note.isWrong ? styles.wrongNote : styles.note}>{note.text}</span>}
            </span>
            <span className={styles.score}>{mark.grade && formatScore(mark.grade.score)}</span>
            <span className={styles.badge}>
              <StatusBadge status={mark.status} />
            </span>
            <span className={styles.act}>
              <RowAct
                student={student}
                mark={mark}
                isPicked={isPicked}
                hrefOf={hrefOf}
                onPick={() => send({ type: 'pupil-picked', id: isPicked ? null : student.id })}
              />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
