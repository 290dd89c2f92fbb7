import type { Lesson } from '@caderneta/contract';
import { describe, expect, it } from 'vitest';
import { addQuestion, checkLesson, type QuestionValues, valuesOf } from './lesson-form.ts';

const lesson: Lesson = {
  id: 'l',
  module_id: 1,
  number: 1,
  lesson_key: 'aula_1',
  title: 'Medir',
  body: 'Conte.',
  attachment: { id: 'f', name: 'mapa.pdf', size: 9, type: 'application/pdf', url: '/x' },
  questions: [
    { number: 1, kind: 'CHOICE', prompt: 'Qual?', options: ['1', '2', '3', '4'], answer: null },
    { number: 4, kind: 'OPEN', prompt: 'Por quê?', options: null, answer: null },
  ],
  next_question: 7,
  viewed: false,
  questions_completed: false,
  version: 1,
};
const sent = (values: Parameters<typeof checkLesson>[0]) => {
  const verdict = checkLesson(values, lesson);
  return verdict.ok ? verdict.value : verdict.errors;
};

describe('the content of a lesson', () => {
  it('goes back as it came, without the stored material', () => {
    const { questions, ...rest } = sent(valuesOf(lesson)) as Record<string, unknown>;
    expect(rest).toEqual({ title: 'Medir', body: 'Conte.' });
    expect(questions).toEqual([
      { number: 1, kind: 'CHOICE', prompt: 'Qual?', options: ['1', '2', '3', '4'] },
      { number: 4, kind: 'OPEN', prompt: 'Por quê?', options: null },
    ]);
  });

  it('sends a new material with its name, and null for one that was removed', () => {
    const values = valuesOf(lesson);
    expect(sent({ ...values, material: null })).toHaveProperty('file', null);
    const material = { kind: 'chosen', name: 'novo.pdf', size: 3, base64: 'JVBE' } as const;
    expect(sent({ ...values, material })).toMatchObject({ file: 'JVBE', file_name: 'novo.pdf' });
  });

  const numbersOf = (questions: ReturnType<typeof addQuestion>) => {
    const values = { ...valuesOf(lesson), questions: questions.map((one) => ({ ...one, prompt: 'Como?' })) };
    const { questions: checked } = sent(values) as { questions: { number: number }[] };
    return checked.map(({ number }) => number);
  };

  it('numbers new questions past all that ever were, those that are gone too', () => {
    const { questions } = valuesOf(lesson);
    const added = addQuestion(addQuestion(questions));
    expect(new Set(added.map(({ number }) => number)).size).toBe(4);
    expect(numbersOf(added)).toEqual([1, 4, 7, 8]);
    expect(numbersOf(added.slice(2))).toEqual([7, 8]);
    expect(numbersOf(addQuestion(questions.slice(0, 1)))).toEqual([1, 7]);
  });

  it('takes a question of another kind for another question, and for the same once it is of its own again', () => {
    const [choice, open] = valuesOf(lesson).questions as [QuestionValues, QuestionValues];
    expect(numbersOf([{ ...choice, kind: 'OPEN' }, open])).toEqual([7, 4]);
    expect(numbersOf([choice, open])).toEqual([1, 4]);
  });

  it('takes a question that somebody else removed meanwhile for a new one', () => {
    const without = { ...lesson, questions: lesson.questions.slice(0, 1) };
    const verdict = checkLesson(valuesOf(lesson), without);
    expect(verdict.ok && verdict.value.questions?.map(({ number }) => number)).toEqual([1, 7]);
  });

  it('says in Portuguese that a number is too high', () => {
    const verdict = checkLesson(
      { ...valuesOf(lesson), questions: addQuestion([]) },
      { questions: [], next_question: 10_000 },
    );
    expect(verdict).toMatchObject({ errors: { 'questions.0.number': 'O número da pergunta vai até 9999' } });
  });

  it('names what is missing', () => {
    const values = valuesOf(lesson);
    expect(sent({ ...values, title: ' ' })).toEqual({ title: 'Informe o título' });
    const questions = values.questions.map((question) => ({ ...question, kind: 'CHOICE' as const }));
    expect(sent({ ...values, questions })).toMatchObject({ 'questions.1.options.0': 'Informe a alternativa' });
  });

  it('refuses an option that says what another one says: a pupil’s choice is kept by its text', () => {
    const question = {
      number: -1,
      kind: 'CHOICE',
      prompt: 'Qual?',
      options: ['Sim', 'Não', ' Sim ', 'Talvez'],
    } as const;
    expect(sent({ ...valuesOf(lesson), questions: [question] })).toEqual({
      'questions.0.options.2': 'Esta alternativa é igual à A',
    });
  });
});
