import type { Lesson } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import { OwnComments } from './OwnComments.tsx';

const server = new StoryServer();
const lesson: Lesson = {
  ...{ id: 'a', module_id: 1, number: 1, lesson_key: 'aula_1', title: 'Ler junto', body: 'Por que ler em voz alta.' },
  ...{ attachment: null, questions: [], viewed: true, questions_completed: true, version: 1 },
};
const said = { author: 'Lúcia Prado', updated_at: '2026-05-12T12:00:00.000Z', version: 1 };
const comment = { lesson_key: 'aula_1', comment: 'Muito bem contado.', ...said };

const meta = {
  title: 'Telas/Aulas/Comentários do professor',
  id: 'own-comments',
  component: OwnComments,
  decorators: [aroundStory],
  args: { userId: 'ana', lesson },
} satisfies Meta<typeof OwnComments>;

export default meta;
type Story = StoryObj<typeof meta>;

/** That they could not be read is not that there are none. */
export const NotLoaded: Story = {
  beforeEach: () => {
    let asked = 0;
    return server.answer({
      'GET /mentor-comments/user/ana/module/1': () =>
        asked++ === 0 ? { status: 500, message: 'Erro interno' } : { data: [comment] },
    })();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não foi possível carregar os comentários do professor')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByText('Muito bem contado.')).toBeVisible();
  },
};
