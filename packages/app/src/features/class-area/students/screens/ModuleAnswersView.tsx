import { lessonNumber, type ModuleAnswers, type RecordConflict } from '@caderneta/contract';
import { Accordion, EmptyState, Skeleton, showToast } from '@caderneta/ui';
import { useState } from 'react';
import { failureText } from '../../../../lib/api/failure-text.ts';
import { LoadFailed } from '../../../../parts/listing/LoadFailed.tsx';
import { LazyConflict } from '../../../../parts/record-form/LazyConflict.tsx';
import { newerVersion } from '../../../../parts/record-form/tell-change.ts';
import { AnsweredQuestion } from '../AnsweredQuestion.tsx';
import { useCommenting, useComments } from '../students.api.ts';
import { studentsCopy } from '../students.copy.ts';
import * as styles from '../students.css.ts';
import { LessonComment, type LessonCommentProps } from './LessonComment.tsx';

const texts = studentsCopy.details;

/** A comment that somebody else wrote, changed or took back meanwhile. */
interface Meeting {
  readonly lessonKey: string;
  /** What was to be saved. */
  readonly text: string;
  readonly conflict: RecordConflict;
  /** Of the comment as it stands; 0 where there is none. */
  readonly version: number;
}

export interface ModuleAnswersViewProps {
  userId: string;
  moduleId: number;
  /** By lesson, 'aula_N'. */
  answers: ModuleAnswers[string];
  canComment: boolean;
}

/** A module's answers, lesson by lesson, each with its comment. */
export function ModuleAnswersView({ userId, moduleId, answers, canComment }: ModuleAnswersViewProps) {
  const comments = useComments(userId, moduleId);
  const comment = useCommenting();
  const [saving, setSaving] = useState<string | null>(null);
  const [meeting, setMeeting] = useState<Meeting | null>(null);
  const lessons = Object.entries(answers).sort(([a], [b]) => (lessonNumber(a) ?? 0) - (lessonNumber(b) ?? 0));
  if (lessons.length === 0) return <EmptyState title={texts.noAnswers} />;
  if (comments.failure) {
    return <LoadFailed title={texts.failed} of={comments} />;
  }
  if (comments.data === undefined) return <Skeleton rows={3} />;

  const savedOn = (lessonKey: string) => comments.data?.find((one) => one.lesson_key === lessonKey);
  const save = async (lessonKey: string, text: string, version: number): Promise<boolean> => {
    setSaving(lessonKey);
    const of = { student_id: userId, module_id: moduleId };
    const answer = await comment({ ...of, lesson_key: lessonKey, comment: text, version });
    setSaving(null);
    const conflict = answer.ok ? undefined : answer.conflict;
    setMeeting(conflict ? { lessonKey, text, conflict, version: newerVersion(answer) ?? 0 } : null);
    if (conflict) return false;
    showToast(
      answer.ok
        ? { tone: 'success', message: texts.commented }
        : { tone: 'error', message: failureText(answer, texts.commentFailed) },
    );
    return answer.ok;
  };
  const meetingOn = (lessonKey: string, { keep, forget }: Parameters<LessonCommentProps['meeting']>[0]) =>
    meeting?.lessonKey === lessonKey && (
      <LazyConflict
        conflict={meeting.conflict}
        isSaving={saving === lessonKey}
        onKeepMine={() => keep(meeting.text, meeting.version)}
        onUseTheirs={() => {
          setMeeting(null);
          forget();
        }}
      />
    );
  return (
    <Accordion
      items={lessons.map(([lessonKey, list]) => {
        const number = lessonNumber(lessonKey) ?? 0;
        return {
          id: lessonKey,
          title: texts.lesson(number),
          children: (
            <div className={styles.lesson}>
              {list.length === 0 && <p>{texts.noQuestion}</p>}
              {list.map((one) => (
                <AnsweredQuestion key={one.question} {...one} />
              ))}
              <LessonComment
                form={`comentario.${userId}.${moduleId}.${lessonKey}`}
                label={texts.comment(number)}
                saved={savedOn(lessonKey)}
                canComment={canComment}
                isSaving={saving === lessonKey}
                meeting={(acts) => meetingOn(lessonKey, acts)}
                onSave={(text, over) => save(lessonKey, text, over)}
              />
            </div>
          ),
        };
      })}
    />
  );
}
