import type { Lesson } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import { EditLesson } from './EditLesson.tsx';

const server = new StoryServer();
const lesson: Lesson = {
  ...{ id: 'a', module_id: 1, number: 1, lesson_key: 'M1-A1', title: 'Ler junto', body: 'Por que ler em voz alta.' },
  ...{ attachment: null, questions: [], viewed: true, questions_completed: true, version: 4 },
};

let readAnew: () => void = () => undefined;

/** What a colleague saved is read while the form is open. */
function Editing() {
  const [now, setNow] = useState(lesson);
  readAnew = () => setNow({ ...lesson, body: 'De uma colega', version: 5 });
  return (
    <>
      {now.version === 5 && <output>Relida</output>}
      <EditLesson lesson={now} onClose={fn()} />
    </>
  );
}

const meta = {
  title: 'Telas/Aulas/Editar aula',
  id: 'edit-lesson',
  component: Editing,
  decorators: [aroundStory],
  beforeEach: () => {
    localStorage.clear();
    return server.answer({ 'PATCH /lessons/a': { data: lesson } })();
  },
} satisfies Meta<typeof Editing>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is not passed over: the save is of what the form was opened with. */
export const ChangedWhileOpen: Story = {
  play: async () => {
    const save = await screen.findByRole('button', { name: 'Salvar' });
    readAnew();
    await screen.findByText('Relida');
    await userEvent.click(save);
    await waitFor(() => expect(server.writes()).toMatchObject([{ body: lesson.body, version: 4 }]));
  },
};

const asked = { number: 1, kind: 'OPEN' as const, prompt: 'Explique.', options: null, answer: null };
const withQuestion: Lesson = { ...lesson, questions: [asked], next_question: 3 };

/** A question that was removed leaves its number, and so does one of another kind: answers go by it. */
export const NewQuestions: Story = {
  render: () => <EditLesson lesson={withQuestion} onClose={fn()} />,
  play: async () => {
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
    await press('Remover pergunta 1');
    await expect(screen.getByRole('button', { name: 'Adicionar pergunta' })).toHaveFocus();
    await press('Adicionar pergunta');
    await userEvent.type(await screen.findByRole('textbox', { name: /Enunciado/ }), 'Como?');
    await press('Salvar');
    await waitFor(() =>
      expect(server.writes()).toMatchObject([{ questions: [{ number: 3, kind: 'OPEN', prompt: 'Como?' }] }]),
    );
  },
};

/** What the server has against a question is said at it. */
export const NumberRefused: Story = {
  render: NewQuestions.render,
  beforeEach: () => {
    const errors = [{ field: 'questions.0.number', message: 'O número 1 já foi de uma pergunta que saiu desta aula' }];
    const failure = { status: 400, code: 'invalid-request', message: 'Dados inválidos', errors } as const;
    return server.answer({ 'PATCH /lessons/a': failure })();
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar' }));
    const kind = await screen.findByRole('button', { name: /Tipo/ });
    await waitFor(() => expect(kind).toHaveAccessibleDescription(/O número 1 já foi/));
  },
};
