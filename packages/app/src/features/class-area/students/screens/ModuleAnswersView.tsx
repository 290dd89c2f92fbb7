import { learningEndpoints, lessonNumber, type ModuleAnswers } from '@caderneta/contract';
import { Accordion, CommentBox, EmptyState, Skeleton, showToast } from '@caderneta/ui';
import { useState } from 'react';
import { failureText } from '../../../../lib/api/failure-text.ts';
import { useMay } from '../../../../lib/session/use-viewer.ts';
import { LoadFailed } from '../../../../parts/listing/LoadFailed.tsx';
import { AnsweredQuestion } from '../AnsweredQuestion.tsx';
import { useCommenting, useComments } from '../students.api.ts';
import { studentsCopy } from '../students.copy.ts';
import * as styles from '../students.css.ts';

const texts = studentsCopy.details;

export interface ModuleAnswersViewProps {
  userId: string;
  moduleId: number;
  /** By lesson, 'aula_N'. */
  answers: ModuleAnswers[string];
}

/** A module's answers, lesson by lesson, each with its comment. */
export function ModuleAnswersView({ userId, moduleId, answers }: ModuleAnswersViewProps) {
  const may = useMay();
  const comments = useComments(userId, moduleId);
  const comment = useCommenting();
  const [saving, setSaving] = useState<string | null>(null);
  const lessons = Object.entries(answers).sort(([a], [b]) => (lessonNumber(a) ?? 0) - (lessonNumber(b) ?? 0));
  if (lessons.length === 0) return <EmptyState title={texts.noAnswers} />;
  if (comments.failure) {
    return <LoadFailed title={texts.failed} of={comments} />;
  }
  if (comments.data === undefined) return <Skeleton rows={3} />;

  const save = async (lessonKey: string, text: string) => {
    setSaving(lessonKey);
    const answer = await comment(userId, moduleId, lessonKey, text);
    setSaving(null);
    showToast(
      answer.ok
        ? { tone: 'success', message: texts.commented }
        : { tone: 'error', message: failureText(answer, texts.commentFailed) },
    );
  };
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
              <CommentBox
                label={texts.comment(number)}
                comment={comments.data?.find((one) => one.lesson_key === lessonKey)?.comment ?? null}
                canComment={may(learningEndpoints.comment)}
                isSaving={saving === lessonKey}
                onSave={(text) => void save(lessonKey, text)}
              />
            </div>
          ),
        };
      })}
    />
  );
}
