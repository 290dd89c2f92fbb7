import { Button, Notice } from '@caderneta/ui';
import { WaitingSheets } from '../../../parts/sheet-reading/components/WaitingSheets.tsx';
import type { Student } from '../../../parts/sheet-reading/machine/live-view.ts';
import { slotOf } from '../../../parts/sheet-reading/machine/unsent-sheets.ts';
import { pupilCopy } from '../correct-pupil.copy.ts';
import type { Correction } from '../reading/use-correction.ts';
import * as styles from './pupil.css.ts';

/** What this device keeps of the assessment: how much waits, and whose sheets were refused but for the pupil on screen. */
export function UnsentSheets({ correction, students }: { correction: Correction; students: readonly Student[] }) {
  const { assessmentId, entries, isSending, send, state } = correction;
  const texts = pupilCopy.unsaved;
  const refused = students.filter(
    ({ id }) =>
      id !== state.studentId &&
      entries.some(({ slot, refusal }) => refusal !== null && slot === slotOf(assessmentId, id)),
  );
  const open = (id: string) => {
    send({ type: 'student-chosen', id, by: 'name' });
    send({ type: 'result-opened', isOpen: true });
  };
  return (
    <div className={styles.unsent}>
      <WaitingSheets entries={entries} isSending={isSending} />
      {refused.map(({ id, label }) => (
        <Notice
          key={id}
          tone="danger"
          actions={
            <Button size="compact" aria-label={texts.openOf(label)} onPress={() => open(id)}>
              {texts.open}
            </Button>
          }
        >
          {texts.ofPupil(label)}
        </Notice>
      ))}
    </div>
  );
}
