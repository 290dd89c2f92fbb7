import type { Lesson } from '@caderneta/contract';
import { describe, expect, it } from 'vitest';
import { addQuestion, checkLesson, valuesOf } from './lesson-form.ts';

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
  viewed: false,
  questions_completed: false,
  version: 1,
};
const sent = (values: Parameters<typeof checkLesson>[0]) => {
  const verdict = checkLesson(values);
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

  it('numbers a new question past all others', () => {
    expect(addQuestion(valuesOf(lesson).questions).at(-1)).toMatchObject({ number: 5, kind: 'OPEN' });
    expect(addQuestion([])[0]?.number).toBe(1);
  });

  it('names what is missing', () => {
    const values = valuesOf(lesson);
    expect(sent({ ...values, title: ' ' })).toEqual({ title: 'Informe o título' });
    const questions = values.questions.map((question) => ({ ...question, kind: 'CHOICE' as const }));
    expect(sent({ ...values, questions })).toMatchObject({ 'questions.1.options.0': 'Informe a alternativa' });
  });
});
