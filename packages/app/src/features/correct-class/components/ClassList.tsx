import { Button, IconButton, LinkButton } from '@caderneta/ui';
import { Keyboard } from 'lucide-react';
import { memo } from 'react';
import { formatScore } from '../../../lib/numbers.ts';
import type { OutboxEntry } from '../../../lib/outbox/outbox-entry.ts';
import { ResultBadge } from '../../../parts/results/ResultBadge.tsx';
import type { Student } from '../../../parts/sheet-reading/machine/live-view.ts';
import { slotOf } from '../../../parts/sheet-reading/machine/unsent-sheets.ts';
import { sheetReadingCopy } from '../../../parts/sheet-reading/sheet-reading.copy.ts';
import { classCopy } from '../correct-class.copy.ts';
import type { PupilMark } from '../machine/class-roll.ts';
import { markOf } from '../machine/class-roll.ts';
import type { ClassRun } from '../machine/class-run.state.ts';
import * as styles from './class.css.ts';

export interface ClassListProps extends Pick<ClassRun, 'table' | 'roll' | 'picked'> {
  assessmentId: string;
  /** What the outbox keeps of this assessment. */
  entries: readonly OutboxEntry<'results'>[];
  /** What it keeps leaves at once. */
  isSending: boolean;
  /** The next sheet is this pupil's; null for nobody's in particular. */
  onPick: (student: string | null) => void;
  /** Their answers are typed from the paper. */
  onType: (student: string) => void;
  /** Where a pupil's result is seen and reviewed. */
  hrefOf: (student: string) => string;
}

/** What this device still has of a pupil's sheet, or why it was not saved. With a connection a sheet leaves at once. */
function noteOf(
  entries: readonly OutboxEntry<'results'>[],
  slot: string,
  isSending: boolean,
): { text: string; isWrong: boolean } | null {
  const entry = entries.find((each) => each.slot === slot);
  if (entry === undefined) return null;
  const texts = classCopy.rows;
  if (entry.refusal) return { text: texts.refused(entry.refusal.message), isWrong: true };
  return isSending ? null : { text: texts.waiting, isWrong: false };
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

/** Every pupil with the state of their sheet; the next sheet can be said to be somebody's. Frames of a stream do not draw it anew. */
export const ClassList = memo(function ClassList(props: ClassListProps) {
  const { table, roll, picked, assessmentId, entries, isSending, onPick, onType, hrefOf } = props;
  return (
    <ol className={styles.list} aria-label={classCopy.list}>
      {table.students.map((student, index) => {
        const mark = markOf(roll, student.id);
        const isPicked = picked === student.id;
        const note = noteOf(entries, slotOf(assessmentId, student.id), isSending);
        return (
          <li key={student.id} className={isPicked ? styles.pickedRow : styles.row}>
            <span className={styles.number}>{index + 1}</span>
            <span className={styles.who}>
              <span className={styles.name}>{student.label}</span>
              {isPicked && <span className={styles.note}>{classCopy.rows.picked}</span>}
              {mark.missing !== null && (
                <span className={styles.note}>{sheetReadingCopy.missingPage(mark.missing)}</span>
              )}
              {note && <span className={note.isWrong ? styles.wrongNote : styles.note}>{note.text}</span>}
            </span>
            <span className={styles.score}>{mark.grade && formatScore(mark.grade.score)}</span>
            <span className={styles.badge}>
              <ResultBadge status={mark.status} />
            </span>
            <span className={styles.act}>
              <IconButton
                label={sheetReadingCopy.typing.openFor(student.label)}
                icon={<Keyboard />}
                onPress={() => onType(student.id)}
              />
              <RowAct
                student={student}
                mark={mark}
                isPicked={isPicked}
                hrefOf={hrefOf}
                onPick={() => onPick(isPicked ? null : student.id)}
              />
            </span>
          </li>
        );
      })}
    </ol>
  );
});
