import { auditEndpoints, learningEndpoints as calls, type LessonPatch } from '@caderneta/contract';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { call, refused } from '../../server/testing/call.ts';
import { ids } from '../../server/testing/fixture.ts';
import { startUndoableServer } from '../../server/testing/test-server.ts';

const server = await startUndoableServer();
afterAll(() => server.close());
afterEach(() => server.undo());

type Questions = NonNullable<LessonPatch['questions']>;
const lesson = { params: { id: ids.lesson } };
const choice = { number: 1, kind: 'CHOICE' as const, prompt: 'Quantos?', options: ['1', '2', '3', '4'] };
const open = { number: 2, kind: 'OPEN' as const, prompt: 'Explique.' };
const other = { number: 3, kind: 'OPEN' as const, prompt: 'Como?' };

const asPupil = (answers: { question: number; answer: string | null }[]) => ({
  role: 'STUDENT' as const,
  body: { module_id: 1, lesson_key: 'aula_1', answers },
});
const answer = async (...answers: { question: number; answer: string | null }[]) =>
  (await call(server, calls.answer, asPupil(answers))).data;
const edit = (questions: Questions) => ({ role: 'MASTER' as const, ...lesson, body: { questions } });
const change = async (...questions: Questions) => (await call(server, calls.updateLesson, edit(questions))).data;
const errorsOf = async (...questions: Questions) =>
  (await refused(server, calls.updateLesson, edit(questions))).errors ?? [];
const own = async () => {
  const { questions, questions_completed } = (await call(server, calls.lesson, { role: 'STUDENT', ...lesson })).data;
  return { answers: questions.map((one) => one.answer), isCompleted: questions_completed };
};
const answeredBoth = () => answer({ question: 1, answer: 'B' }, { question: 2, answer: 'Contei' });

describe('a number is of one question alone', () => {
  test('the next one stays past those of questions that are gone', async () => {
    await answeredBoth();
    expect((await change(choice)).next_question).toBe(3);
    const [error, ...others] = await errorsOf(choice, { ...other, number: 2 });
    expect([error?.field, others]).toEqual(['questions.1.number', []]);
    expect(error?.message).toMatch(/^O número 2 já foi de uma pergunta .* Recarregue a página/);
    expect((await change(choice, other)).next_question).toBe(4);
    expect((await own()).answers).toEqual(['B', null]);
  });

  test('it may be beyond how many questions there are', async () => {
    const late = await change(choice, { ...other, number: 51 });
    expect(late).toMatchObject({ next_question: 52, questions: [{ number: 1 }, { number: 51 }] });
    await answer({ question: 51, answer: 'Assim' });
    expect((await own()).answers).toEqual([null, 'Assim']);
    expect(await errorsOf({ ...other, number: 10_000 })).toEqual([
      { field: 'questions.0.number', message: 'O número da pergunta vai até 9999' },
    ]);
  });

  test('of another kind it is another question', async () => {
    const [error] = await errorsOf({ ...choice, kind: 'OPEN', options: null });
    expect(error?.field).toBe('questions.0.kind');
    expect(error?.message).toMatch(/^O tipo desta pergunta não muda/);
  });
});

describe('the answer to a choice', () => {
  const withOptions = (...options: string[]) => change({ ...choice, options }, open);

  test('follows its text when the options change their order', async () => {
    await answeredBoth();
    await withOptions('4', '1', '2', '3');
    expect((await own()).answers).toEqual(['C', 'Contei']);
    await withOptions('2', '1', '4', '3');
    expect((await own()).answers).toEqual(['A', 'Contei']);
  });

  test('stays at a text that was corrected, whatever else moves', async () => {
    await answeredBoth();
    await withOptions('3', 'dois', '1', '4');
    expect((await own()).answers).toEqual(['B', 'Contei']);
  });

  test('goes with an option whose letter another one took', async () => {
    await answeredBoth();
    expect((await own()).isCompleted).toBe(true);
    await withOptions('5', '1', '3', '4');
    expect(await own()).toEqual({ answers: [null, 'Contei'], isCompleted: false });
  });
});

describe('what is completed is counted by the questions as they are', () => {
  test('who answered all but the one that goes has completed the lesson', async () => {
    await answer({ question: 1, answer: 'B' });
    await change(choice);
    expect(await own()).toEqual({ answers: ['B'], isCompleted: true });
  });

  test('a question that comes in is still to be answered', async () => {
    await answeredBoth();
    await change(choice, open, other);
    expect((await own()).isCompleted).toBe(false);
    expect((await answer({ question: 3, answer: 'Assim' })).questions_completed).toBe(true);
  });

  test('who answered nothing has completed nothing', async () => {
    await call(server, calls.viewLesson, { role: 'STUDENT', ...lesson });
    await change();
    expect((await own()).isCompleted).toBe(false);
  });
});

describe('a page from before a question was removed', () => {
  test('has its other answers stored, and hears which were left out', async () => {
    await change(choice);
    const sent = await answer({ question: 1, answer: 'B' }, { question: 2, answer: 'Contei' });
    expect(sent).toMatchObject({ questions_completed: true, left_out: [2] });
    expect((await own()).answers).toEqual(['B']);
    const { data } = await call(server, calls.answers, { role: 'TEACHER', params: { userId: ids.user('STUDENT') } });
    expect(data.modulo_1?.aula_1?.map(({ question }) => question)).toEqual([1]);
  });

  test('is refused where nothing that it sends is of the lesson', async () => {
    await change(choice);
    const { errors } = await refused(server, calls.answer, asPupil([{ question: 2, answer: 'Contei' }]));
    expect(errors).toEqual([{ field: 'answers.0.question', message: 'Esta pergunta não é desta aula' }]);
  });
});

describe('a page from before a question changed', () => {
  type Given = Parameters<typeof asPupil>[0];
  const ofVersion = (version: number, ...answers: Given) => {
    const { role, body } = asPupil(answers);
    return { role, body: { ...body, version } };
  };
  const turned = { ...choice, options: ['4', '3', '2', '1'] };
  const both: Given = [
    { question: 1, answer: 'B' },
    { question: 2, answer: 'Contei' },
  ];

  test('has no letter stored that is of the earlier order, and hears of it', async () => {
    const { version } = await change(turned, open);
    const { data } = await call(server, calls.answer, ofVersion(version - 1, ...both));
    expect(data).toMatchObject({ left_out: [1], questions_completed: false });
    expect((await own()).answers).toEqual([null, 'Contei']);
    expect((await call(server, calls.answer, ofVersion(version, ...both))).data.left_out).toEqual([]);
    expect((await own()).answers).toEqual(['B', 'Contei']);
  });

  test('has no text stored that answers other words', async () => {
    const { version } = await change(choice, { ...open, prompt: 'Como contou?' });
    expect((await call(server, calls.answer, ofVersion(version - 1, ...both))).data.left_out).toEqual([2]);
    expect((await own()).answers).toEqual(['B', null]);
  });

  test('takes no answer back that it does not show', async () => {
    await answeredBoth();
    const { version } = await change(turned, open);
    const given: Given = [
      { question: 1, answer: null },
      { question: 2, answer: 'Somei' },
    ];
    expect((await call(server, calls.answer, ofVersion(version - 1, ...given))).data.left_out).toEqual([1]);
    expect((await own()).answers).toEqual(['C', 'Somei']);
  });

  test('has all stored where only the title changed, or the questions changed back before it was opened', async () => {
    await change(turned, open);
    const { version } = await change(choice, open);
    await call(server, calls.updateLesson, { role: 'MASTER', ...lesson, body: { title: 'Medir' } });
    expect((await call(server, calls.answer, ofVersion(version, ...both))).data.left_out).toEqual([]);
    expect((await own()).answers).toEqual(['B', 'Contei']);
  });

  test('is refused where nothing that it sends is asked as it shows it', async () => {
    const { version } = await change(turned, open);
    const { errors } = await refused(server, calls.answer, ofVersion(version - 1, { question: 1, answer: 'B' }));
    expect(errors).toEqual([{ field: 'answers.0.question', message: 'Esta pergunta mudou. Confira a resposta' }]);
    expect((await own()).answers).toEqual([null, null]);
  });
});

describe('what people read of it', () => {
  const changes = async (table_label: string) => {
    const { data } = await call(server, auditEndpoints.list, { role: 'MASTER', query: {} });
    return data
      .filter((entry) => entry.table_label === table_label)
      .map((entry) => entry.changes.map(({ field, from, to }) => [field, from?.text ?? null, to?.text ?? null]));
  };

  test('the audit log has the questions that changed, from and to', async () => {
    await change({ ...choice, options: ['1', '2', '3', '5'] }, open);
    expect(await changes('Aula')).toEqual([
      [
        [
          'Perguntas',
          '1. Quantos? (alternativas: A) 1; B) 2; C) 3; D) 4)',
          '1. Quantos? (alternativas: A) 1; B) 2; C) 3; D) 5)',
        ],
      ],
    ]);
  });

  test('and of answers what they were before', async () => {
    await answeredBoth();
    await answer({ question: 1, answer: 'C' });
    expect((await changes('Respostas de aula'))[0]).toEqual([['Respostas · questão 1 · resposta', 'B', 'C']]);
  });

  test('of two who change the questions at once, the second reads what the first wrote', async () => {
    await change(choice, { ...open, prompt: 'Explique bem.' });
    const body = { questions: [choice, { ...open, prompt: 'Conte como.' }], version: 1 };
    expect(await refused(server, calls.updateLesson, { role: 'MASTER', ...lesson, body })).toMatchObject({
      code: 'version-conflict',
      conflict: {
        changed: ['Perguntas'],
        fields: [
          { label: 'Perguntas', theirs: '2. Explique bem. (texto aberto)', mine: '2. Conte como. (texto aberto)' },
        ],
      },
    });
  });
});
