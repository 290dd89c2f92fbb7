import type { Lesson } from '@caderneta/contract';
import { Button, Card, Form, showToast } from '@caderneta/ui';
import { useState } from 'react';
import { withReason } from '../../../lib/api/failure-text.ts';
import type { FieldErrors } from '../../../lib/forms/field-errors.ts';
import { useLessonWrites } from '../lessons.api.ts';
import { lessonsCopy } from '../lessons.copy.ts';
import * as styles from './lessons.css.ts';
import { QuestionFields } from './QuestionFields.tsx';

type Answers = Readonly<Record<number, string>>;

const savedAnswers = ({ questions }: Lesson): Answers =>
  Object.fromEntries(questions.flatMap(({ number, answer }) => (answer === null ? [] : [[number, answer]])));

/** The pupil's answers to a lesson. Sending them marks it viewed; once all are given, it counts. */
export function AnswerForm({ lesson }: { lesson: Lesson }) {
  const texts = lessonsCopy.lesson;
  const writes = useLessonWrites();
  const [answers, setAnswers] = useState(() => savedAnswers(lesson));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSending, setSending] = useState(false);
  const { questions, module_id, lesson_key } = lesson;

  const send = async () => {
    if (isSending) return;
    const given = questions.flatMap(({ number }) => {
      const answer = (answers[number] ?? '').trim();
      return answer === '' ? [] : [{ question: number, answer }];
    });
    const [first] = questions;
    setErrors(given.length === 0 && first ? { [first.number]: texts.noAnswer } : {});
    if (given.length === 0 && first) return;
    setSending(true);
    const answer = await writes.answer({ module_id, lesson_key, answers: given });
    setSending(false);
    if (answer.ok) {
      showToast({ tone: 'success', message: texts.sent });
      return;
    }
    showToast({ tone: 'error', message: withReason(texts.sendFailed, answer) });
    const wrong = answer.errors.flatMap(({ field, message }) => {
      const at = given[Number(/answers\.(\d+)\./.exec(field)?.[1])];
      return at ? [[at.question, message] as const] : [];
    });
    setErrors(Object.fromEntries(wrong));
  };

  return (
    <Card as="section" aria-label={texts.questions}>
      <Form onSubmit={() => void send()} className={styles.section}>
        <h2>{texts.questions}</h2>
        {questions.length === 0 ? (
          <p className={styles.quiet}>{texts.noQuestions}</p>
        ) : (
          <QuestionFields
            questions={questions}
            answers={answers}
            errors={errors}
            onChange={(number, answer) => setAnswers((now) => ({ ...now, [number]: answer }))}
          />
        )}
        <Button type="submit" variant="primary" isPending={isSending} className={styles.send}>
          {questions.length === 0 ? texts.finish : texts.send}
        </Button>
      </Form>
    </Card>
  );
}
