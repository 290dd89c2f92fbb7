import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { aroundStory, atAddress } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import AchievementsScreen from './AchievementsScreen.tsx';

const server = new StoryServer();
const first = {
  id: 'a',
  title: 'Primeira aula',
  description: 'Conclua uma aula.',
  category: 'MODULE',
  xp: 10,
  icon: 'star',
};

const meta = {
  title: 'Telas/Aulas/Conquistas',
  id: 'achievements',
  component: AchievementsScreen,
  decorators: [atAddress(), aroundStory],
} satisfies Meta<typeof AchievementsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Samples stand for what could not be read, and nobody's figures are made of them. */
export const NotLoaded: Story = {
  beforeEach: () => {
    let asked = 0;
    return server.answer({
      'GET /achievements': { data: [first] },
      'GET /achievements/me': () => (asked++ === 0 ? { status: 500, message: 'Erro interno' } : { data: [] }),
    })();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não foi possível carregar suas conquistas')).toBeVisible();
    await expect(canvas.getAllByText('Exemplo')).toHaveLength(3);
    await expect(canvas.queryByText(/desbloqueadas$/)).toBeNull();
    await expect(canvas.queryByText(/XP no total/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByText('0 de 1 desbloqueadas')).toBeVisible();
    await expect(canvas.getByText('10 XP no total das conquistas')).toBeVisible();
    await expect(canvas.queryByText('Não foi possível carregar suas conquistas')).toBeNull();
  },
};
