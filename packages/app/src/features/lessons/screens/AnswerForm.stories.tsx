import type { AnswersInput, Lesson } from '@caderneta/contract';
import { Button } from '@caderneta/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { type Answer, StoryServer } from '../../../lib/testing/story-server.ts';
import { useLesson } from '../lessons.api.ts';
import { AnswerForm } from './AnswerForm.tsx';

const server = new StoryServer();
const question = (number: number) => ({
  number,
  kind: 'OPEN' as const,
  prompt: 'Explique.',
  options: null,
  answer: null,
});
const lesson: Lesson = {
  ...{ id: 'a', module_id: 1, number: 1, lesson_key: 'aula_1', title: 'Ler junto', body: 'Por que ler em voz alta.' },
  ...{ attachment: null, viewed: true, questions_completed: false, version: 4 },
  questions: [question(1), question(2)],
};

const stored = new Map<number, string>();
let arrive: () => void = () => undefined;

/** Keeps what is sent as the server does, once the story lets it arrive. */
async function answered(body: unknown) {
  await new Promise<void>((resolve) => {
    arrive = resolve;
  });
  for (const { question: number, answer } of (body as AnswersInput).answers) {
    if (answer) stored.set(number, answer.trim());
    else stored.delete(number);
  }
  return { data: { module_id: 1, lesson_key: 'aula_1', viewed: true, questions_completed: false, left_out: [] } };
}

/** The page is left, and come back to: it has what is stored by then. */
function Visits() {
  const [isHere, setHere] = useState(true);
  const questions = lesson.questions.map((one) => ({ ...one, answer: stored.get(one.number) ?? null }));
  return (
    <>
      <Button onPress={() => setHere(!isHere)}>{isHere ? 'Sair' : 'Voltar'}</Button>
      {isHere && <AnswerForm lesson={{ ...lesson, questions }} />}
    </>
  );
}

const meta = {
  title: 'Telas/Aulas/Respostas',
  id: 'answer-form',
  component: Visits,
  decorators: [aroundStory],
  beforeEach: () => {
    localStorage.clear();
    stored.clear();
    return server.answer({ 'POST /module-answers': answered }, { role: 'STUDENT' })();
  },
} satisfies Meta<typeof Visits>;

export default meta;
type Story = StoryObj<typeof meta>;

const draft = 'Este é o seu rascunho, guardado neste aparelho.';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fieldOf = (number: number) => screen.getByRole('textbox', { name: new RegExp(`${number}.*Explique`) });
const send = async () => {
  const before = server.writes().length;
  await press('Enviar respostas');
  await waitFor(() => expect(server.writes()).toHaveLength(before + 1));
};
const arrived = async () => {
  arrive();
  await waitFor(() => expect(screen.getByText(/^Respostas enviadas!/)).toBeVisible());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Enviar respostas' })).toBeEnabled());
};
const visitAgain = async () => {
  await press('Sair');
  await press('Voltar');
};

/** It stays a draft, over what was sent: nobody else changed that. */
export const TypedWhileSent: Story = {
  play: async () => {
    await userEvent.type(fieldOf(1), 'Contei ');
    await userEvent.type(fieldOf(2), 'Somei');
    await send();
    await userEvent.type(fieldOf(1), 'nos dedos');
    await arrived();
    await expect(fieldOf(1)).toHaveValue('Contei nos dedos');
    await visitAgain();
    await waitFor(() => expect(screen.getByText(draft)).toBeVisible());
    await expect(fieldOf(1)).toHaveValue('Contei nos dedos');
    await expect(fieldOf(2)).toHaveValue('Somei');
  },
};

export const TypedAfterSent: Story = {
  play: async () => {
    await userEvent.type(fieldOf(1), 'Contei');
    await send();
    await arrived();
    await visitAgain();
    await expect(screen.queryByText(draft)).toBeNull();
    await userEvent.type(fieldOf(1), ' tudo ');
    await send();
    await arrived();
    await userEvent.type(fieldOf(1), 'de novo');
    await visitAgain();
    await waitFor(() => expect(screen.getByText(draft)).toBeVisible());
    await expect(fieldOf(1)).toHaveValue('Contei tudo de novo');
  },
};

/** Another tab changed the first answer since: the second alone is sent. */
export const OfTwoTabs: Story = {
  play: async () => {
    stored.set(1, 'Gato');
    await visitAgain();
    await expect(fieldOf(1)).toHaveValue('Gato');
    stored.set(1, 'Cachorro');
    await userEvent.type(fieldOf(2), 'Somei');
    await send();
    await arrived();
    await expect([...stored]).toEqual([
      [1, 'Cachorro'],
      [2, 'Somei'],
    ]);
  },
};

/** What was not there when the page was opened is not taken back with it. */
export const TakenBack: Story = {
  play: async () => {
    stored.set(1, 'Contei');
    await visitAgain();
    stored.set(2, 'De outra aba');
    await userEvent.clear(fieldOf(1));
    await send();
    await expect(server.writes()).toMatchObject([{ answers: [{ question: 1, answer: null }] }]);
    await arrived();
    await expect([...stored]).toEqual([[2, 'De outra aba']]);
    await visitAgain();
    await expect(screen.queryByText(draft)).toBeNull();
    await expect(fieldOf(1)).toHaveValue('');
  },
};

/** What is beyond the limit is kept as it was typed, and told at its question. */
export const TooLong: Story = {
  beforeEach: () =>
    server.answer(
      {
        'POST /module-answers': {
          ...{ status: 400, code: 'invalid-request', message: 'Dados inválidos' },
          errors: [{ field: 'answers.0.answer', message: 'No máximo 5000 caracteres' }],
        },
      },
      { role: 'STUDENT' },
    )(),
  play: async () => {
    const long = 'a'.repeat(5001);
    await userEvent.click(fieldOf(2));
    await userEvent.paste(long);
    await press('Enviar respostas');
    await waitFor(() => expect(fieldOf(2)).toHaveAccessibleDescription(/No máximo 5000 caracteres/));
    await expect(fieldOf(2)).toHaveValue(long);
    await expect(server.writes()).toMatchObject([{ answers: [{ question: 2, answer: long }] }]);
  },
};

/** What is sent of a lesson does not complete it: how many are missing is said, and which. */
export const SomeMissing: Story = {
  play: async () => {
    const gap = 'Falta responder.';
    await expect(screen.queryByText(gap)).toBeNull();
    await userEvent.type(fieldOf(2), 'Somei');
    await send();
    await arrived();
    await expect(screen.getByText('Respostas enviadas! Falta 1 pergunta para concluir a aula.')).toBeVisible();
    await waitFor(() => expect(fieldOf(1)).toHaveAccessibleDescription(gap));
    await expect(fieldOf(2)).not.toHaveAccessibleDescription(gap);
    await userEvent.type(fieldOf(1), 'Contei');
    await waitFor(() => expect(screen.queryByText(gap)).toBeNull());
    await send();
    arrive();
    await waitFor(() => expect(screen.getByText('Respostas enviadas!')).toBeVisible());
  },
};

let lessonNow = lesson;
/** The lesson as the server has it, read anew once that is needed. */
function Reading() {
  const { data } = useLesson('a');
  return data === undefined ? <p>…</p> : <AnswerForm lesson={data} />;
}
const answering = (answer: Answer | ((body: unknown) => Answer)) =>
  server.answer(
    {
      'GET /lessons/a': () => ({ data: lessonNow }),
      'POST /module-answers': answer,
    },
    { role: 'STUDENT' },
  );
const isGone = 'As perguntas desta aula mudaram enquanto ela estava aberta. Confira as suas respostas.';

/** The second question is removed while the pupil writes: what is sent of the first is saved, and the lesson is read anew. */
export const QuestionRemoved: Story = {
  render: () => <Reading />,
  beforeEach: () => {
    lessonNow = lesson;
    const state = { module_id: 1, lesson_key: 'aula_1', viewed: true, questions_completed: true };
    return answering({ data: { ...state, left_out: [2] } })();
  },
  play: async () => {
    await screen.findAllByText(/Explique/);
    await userEvent.type(fieldOf(1), 'Contei');
    await userEvent.type(fieldOf(2), 'Somei');
    lessonNow = { ...lesson, questions: [question(1)] };
    await press('Enviar respostas');
    await waitFor(() => expect(screen.getByText(isGone)).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /2.*Explique/ })).toBeNull());
    await expect(fieldOf(1)).toHaveValue('Contei');
    await expect(Object.keys(localStorage).filter((key) => key.includes('respostas.'))).toEqual([]);
  },
};

const choice = { number: 1, kind: 'CHOICE' as const, prompt: 'Quantos?', options: ['1', '2', '3', '4'], answer: null };
const chosen = () => screen.getByRole('radio', { checked: true });

/** The options change their order while the pupil writes: the choice stays at its text, and is sent by its new letter once that was seen. */
export const OptionsTurned: Story = {
  render: () => <Reading />,
  beforeEach: () => {
    lessonNow = { ...lesson, questions: [choice, question(2)] };
    const state = { module_id: 1, lesson_key: 'aula_1', viewed: true };
    return answering((body) => {
      const isOld = (body as AnswersInput).version !== lessonNow.version;
      return { data: { ...state, questions_completed: !isOld, left_out: isOld ? [1] : [] } };
    })();
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'B) 2' }));
    await userEvent.type(fieldOf(2), 'Somei');
    lessonNow = { ...lesson, version: 5, questions: [{ ...choice, options: ['4', '3', '2', '1'] }, question(2)] };
    await press('Enviar respostas');
    await waitFor(() => expect(screen.getByText(isGone)).toBeVisible());
    await waitFor(() => expect(chosen()).toHaveAccessibleName('C) 2'));
    await expect(screen.getByText(/^Esta pergunta mudou/)).toBeVisible();
    await expect(fieldOf(2)).toHaveValue('Somei');
    await press('Enviar respostas');
    await waitFor(() => expect(screen.queryByText(/^Esta pergunta mudou/)).toBeNull());
    await expect(server.writes()).toMatchObject([
      { version: 4, answers: [{ question: 1, answer: 'B' }, {}] },
      { version: 5, answers: [{ question: 1, answer: 'C' }] },
    ]);
  },
};

/** Where nothing that was sent is of the lesson any more, that is said, and the lesson is read anew. */
export const AllRemoved: Story = {
  render: () => <Reading />,
  beforeEach: () => {
    lessonNow = lesson;
    const message = 'Esta pergunta não é desta aula';
    const errors = [{ field: 'answers.0.question', message }];
    return answering({ status: 400, code: 'invalid-request', message: 'Dados inválidos', errors })();
  },
  play: async () => {
    await screen.findAllByText(/Explique/);
    await userEvent.type(fieldOf(2), 'Somei');
    lessonNow = { ...lesson, questions: [question(3)] };
    await press('Enviar respostas');
    await waitFor(() => expect(screen.getByText(isGone)).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /2.*Explique/ })).toBeNull());
    await expect(fieldOf(1)).toHaveValue('');
  },
};
