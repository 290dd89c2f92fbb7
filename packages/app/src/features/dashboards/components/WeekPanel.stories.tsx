import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atAddress } from '../../../lib/testing/AroundStory.tsx';
import { WeekPanel } from './WeekPanel.tsx';

const meta = {
  title: 'Telas/Painéis/Semana',
  id: 'week-panel',
  component: WeekPanel,
  decorators: [atAddress()],
  args: {
    title: 'Semana',
    label: 'Aulas da semana',
    lessons: [{ id: 'aula', day: 3, start: '09:00', end: '10:00', title: 'Matemática' }],
    // A Wednesday, 09:30 at the school.
    serverNow: '2026-05-20T12:30:00Z',
    isTaughtToday: true,
  },
} satisfies Meta<typeof WeekPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LessonDay: Story = {
  name: 'Dia letivo',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hoje')).toBeVisible();
    await expect(canvas.getByText('Agora')).toBeVisible();
  },
};

export const Holiday: Story = {
  name: 'Dia não letivo',
  args: { isTaughtToday: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hoje')).toBeVisible();
    await expect(canvas.queryByText('Agora')).toBeNull();
  },
};
