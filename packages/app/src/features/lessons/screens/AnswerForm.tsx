import type { AnswersInput, Lesson } from '@caderneta/contract';
import { Button, Card, Form, showToast } from '@caderneta/ui';
import { useRef } from 'react';
import { type FormFailure, failedFields } from '../../../lib/forms/form-failure.ts';
import { DraftNotice } from '../../../parts/drafts/DraftNotice.tsx';
import { usePageDraft } from '../../../parts/drafts/use-page-draft.ts';
import { tellWrite } from '../../../parts/record-form/tell-write.ts';
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts';
import { letterOf, textAt } from '../choice-letters.ts';
import * as styles from '../components/lessons.css.ts';
import { QuestionFields } from '../components/QuestionFields.tsx';
import { useLessonWrites } from '../lessons.api.ts';
import { lessonsCopy } from '../lessons.copy.ts';

/** By number; of a choice the text that was chosen, which stays the same should the options change their order. */
type Answers = Readonly<Record<number, string>>;
type Given = AnswersInput['answers'];

const savedAnswers = ({ questions }: Lesson): Answers =>
  Object.fromEntries(
    questions.map(({ number, options, answer }) => [number, options ? textAt(options, answer ?? '') : (answer ?? '')]),
  );

/** The pupil's answers to a lesson. Sending them marks it viewed; once all are given, it counts. What is not sent waits as a draft. */
export function AnswerForm({ lesson }: { lesson: Lesson }) {
  const texts = lessonsCopy.lesson;
  const writes = useLessonWrites();
  const { questions, module_id, lesson_key, version } = lesson;

  const asked = useRef(questions);
  asked.current = questions;

  /** The answers that this form began with or sent. */
  const known = useRef<Record<number, string>>(savedAnswers(lesson));
  /** Those of them that are stored for sure, until another tab sends others. */
  const acknowledged = useRef<Record<number, string>>(savedAnswers(lesson));
  /**
   * What is untouched here is not sent: another tab may have changed it since. What is empty takes back one that this form knew of, and none
   * that came from elsewhere.
   */
  const givenOf = (answers: Answers): Given =>
    questions.flatMap(({ number, options }): Given => {
      const typed = (answers[number] ?? '').trim();
      const answer = options ? letterOf(options, typed) : typed;
      if (answer) return typed === acknowledged.current[number] ? [] : [{ question: number, answer }];
      return typed === '' && known.current[number] ? [{ question: number, answer: null }] : [];
    });
  /** Of a send that had only some answers stored: the others stay a draft, each told at its question. */
  const goOnWithout = (leftOut: readonly number[], gaps: Answers): FormFailure | null => {
    showToast({ tone: 'info', message: texts.changed });
    // The lesson is read anew by now: a question that is gone has no field.
    const others = leftOut.filter((left) => asked.current.some(({ number }) => number === left));
    if (others.length === 0) {
      form.setErrors(gaps);
      return null;
    }
    const stored = savedAnswers(lesson);
    form.goOnFrom({ ...form.values, ...Object.fromEntries(others.map((number) => [number, stored[number] ?? ''])) });
    return failedFields({ ...gaps, ...Object.fromEntries(others.map((number) => [number, texts.isOther])) });
  };
  const send = async (given: Given): Promise<FormFailure | null> => {
    // Before the answer: it may be lost, and these stored.
    for (const { question, answer } of given) {
      if (answer !== null) known.current[question] = answer;
      delete acknowledged.current[question];
    }
    const missing = questions.filter(({ number, answer }) => {
      const sent = given.find(({ question }) => question === number);
      return !(sent ? sent.answer : acknowledged.current[number] || answer);
    });
    const sending = writes.answer({ module_id, lesson_key, answers: given, version });
    const refused = await tellWrite(sending, { done: texts.sent(missing.length), failed: texts.sendFailed });
    if (refused === null) {
      const sent = await sending;
      const gaps = Object.fromEntries(missing.map(({ number }) => [number, texts.gap]));
      const leftOut = sent.ok ? sent.data.left_out : [];
      for (const { question } of given) {
        if (!leftOut.includes(question)) acknowledged.current[question] = (form.values[question] ?? '').trim();
      }
      if (leftOut.length > 0) return goOnWithout(leftOut, gaps);
      form.setErrors(gaps);
      return null;
    }
    // Nothing that was sent is of the lesson any more.
    if (Object.keys(refused.errors).some((field) => field.endsWith('.question'))) {
      await writes.readAnew();
      showToast({ tone: 'info', message: texts.changed });
    }
    const wrong = Object.entries(refused.errors).flatMap(([field, message]) => {
      const at = given[Number(/answers\.(\d+)\./.exec(field)?.[1])];
      return at ? [[at.question, message] as const] : [];
    });
    return failedFields(Object.fromEntries(wrong));
  };
  const form = useRecordForm<Answers, Given>({
    form: `respostas.${module_id}.${lesson_key}`,
    start: savedAnswers(lesson),
    check: (answers) => {
      const given = givenOf(answers);
      const [first] = questions;
      const isEmpty = questions.every(({ number }) => !answers[number]?.trim());
      if (given.length === 0 && isEmpty && first) return { ok: false, errors: { [first.number]: texts.noAnswer } };
      return { ok: true, value: given };
    },
    onSave: send,
    onClose: () => undefined,
  });
  const { restored } = form;
  usePageDraft(form);

  return (
    <Card as="section" aria-label={texts.questions}>
      <Form onSubmit={() => void form.submit()} className={styles.section}>
        <h2>{texts.questions}</h2>
        {restored && <DraftNotice isBehind={restored.isBehind} onDiscard={restored.discard} />}
        {questions.length === 0 ? (
          <p className={styles.quiet}>{texts.noQuestions}</p>
        ) : (
          <QuestionFields
            questions={questions}
            answers={form.values}
            errors={form.errors}
            onChange={(number, answer) => form.change({ [number]: answer }, String(number))}
          />
        )}
        <Button type="submit" variant="primary" isPending={form.isSaving} className={styles.send}>
          {questions.length === 0 ? texts.finish : texts.send}
        </Button>
      </Form>
    </Card>
  );
}
