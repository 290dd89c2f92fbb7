import type { RecordConflict, ResultAttempt } from '@caderneta/contract';
import { Badge, Button, showToast } from '@caderneta/ui';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { formatDay, formatTime } from '../../../lib/dates.ts';
import { LoadFailed } from '../../listing/LoadFailed.tsx';
import { LazyConflict } from '../../record-form/LazyConflict.tsx';
import { newerVersion } from '../../record-form/tell-change.ts';
import * as styles from '../attempts.css.ts';
import { useAttempts, useRestoreAttempt } from '../result-attempts.api.ts';
import { resultAttemptsCopy as texts } from '../result-attempts.copy.ts';

/** A sheet or reading to which one meant to go back, while somebody else saved another result. */
interface Meeting {
  readonly id: string;
  readonly conflict: RecordConflict;
  /** Of the result as it stands. */
  readonly version: number;
}

export interface AttemptHistoryProps {
  assessmentId: string;
  studentId: string;
  /** Of the result that counts. */
  version: number;
  format: keyof typeof texts.title;
  /** It counts from now on: whoever shows the result reads it again. */
  onRestored: () => void;
}

const momentOf = ({ read_at }: ResultAttempt): string => `${formatDay(read_at)}, ${formatTime(new Date(read_at))}`;
const gradeOf = ({ hits, total, score }: ResultAttempt): string =>
  hits === null || total === null ? texts.score(score) : `${texts.outOf(hits, total)} (${texts.score(score)})`;

/** Every sheet or reading of a pupil with its time: the newest counts, and one may go back to another. Nothing is shown of a pupil who has one alone. */
export function AttemptHistory({ assessmentId, studentId, version, format, onRestored }: AttemptHistoryProps) {
  const attempts = useAttempts(assessmentId, studentId);
  const restore = useRestoreAttempt();
  const [restoring, setRestoring] = useState<string | null>(null);
  const [meeting, setMeeting] = useState<Meeting | null>(null);
  if (attempts.failure) return <LoadFailed title={texts.failed} of={attempts} />;
  if (!attempts.data || attempts.data.length < 2) return null;
  const goBack = async (id: string, over: number) => {
    setRestoring(id);
    const answer = await restore(assessmentId, studentId, id, over);
    setRestoring(null);
    const conflict = answer.ok ? undefined : answer.conflict;
    setMeeting(conflict ? { id, conflict, version: newerVersion(answer) ?? over } : null);
    if (conflict) return;
    if (answer.ok) onRestored();
    showToast(answer.ok ? { tone: 'success', message: texts.restored } : { tone: 'error', message: answer.message });
  };
  return (
    <section className={styles.section} aria-label={texts.title[format]}>
      <h3 className={styles.title}>{texts.title[format]}</h3>
      {meeting && (
        <LazyConflict
          conflict={meeting.conflict}
          isSaving={restoring === meeting.id}
          onKeepMine={() => void goBack(meeting.id, meeting.version)}
          onUseTheirs={() => {
            setMeeting(null);
            void attempts.reload();
            onRestored();
          }}
        />
      )}
      <ol className={styles.list}>
        {attempts.data.map((attempt) => (
          <li key={attempt.id} className={styles.line}>
            <div className={styles.words}>
              <p className={styles.grade}>{gradeOf(attempt)}</p>
              <p className={styles.detail}>
                {[
                  momentOf(attempt),
                  attempt.is_typed ? texts.typed : null,
                  attempt.by === null ? null : texts.by(attempt.by),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {attempt.is_current ? (
              <Badge tone="success" icon={<Check />}>
                {texts.counts}
              </Badge>
            ) : (
              <Button
                size="compact"
                isPending={restoring === attempt.id}
                isDisabled={restoring !== null && restoring !== attempt.id}
                aria-label={texts.goBackTo(momentOf(attempt))}
                onPress={() => void goBack(attempt.id, version)}
              >
                {texts.goBack}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
