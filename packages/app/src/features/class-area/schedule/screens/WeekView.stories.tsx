import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aroundStory } from '../../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../../lib/testing/story-server.ts';
import { WeekView } from './WeekView.tsx';

const meta = {
  title: 'Telas/Turma e correção/Semana',
  id: 'week-view',
  component: WeekView,
  decorators: [aroundStory],
  args: {
    classId: 'turma',
    events: [],
    isLoading: false,
    day: '2026-11-18',
    today: '2026-11-18',
    onDay: () => undefined,
  },
  beforeEach: new StoryServer().answer({ 'GET /teacher-schedules': { data: [] } }),
} satisfies Meta<typeof WeekView>;

export default meta;
type Story = StoryObj<typeof meta>;
const none = 'Nenhum evento nesta semana.';

export const Empty: Story = {
  name: 'Sem eventos',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(none)).toBeVisible();
  },
};

/** What is on its way is not said to be nothing. */
export const OnItsWay: Story = {
  name: 'Eventos a caminho',
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Eventos da semana' });
    await expect(canvas.queryByText(none)).toBeNull();
  },
};
