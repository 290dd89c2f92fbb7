import type { TeacherDashboard } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atAddress } from '../../../lib/testing/AroundStory.tsx';
import { NextLesson } from './NextLesson.tsx';

const lesson: NonNullable<TeacherDashboard['next_lesson']> = {
  ...{ id: 'aula', date: '2026-05-20', start_time: '1970-01-01T10:00:00Z', end_time: '1970-01-01T10:50:00Z' },
  ...{ class: { id: 'nono', name: '9º Ano C' }, discipline: { id: 'matematica', name: 'Matemática' } },
  ...{ may_call: true, is_called: false },
};

const meta = {
  title: 'Telas/Painéis/Próxima aula',
  id: 'next-lesson',
  component: NextLesson,
  decorators: [atAddress()],
  args: { lesson, today: lesson.date, now: '2026-05-20T12:00:00Z' },
} satisfies Meta<typeof NextLesson>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {
  name: 'Hoje',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /9º Ano C · Matemática/ })).toBeVisible();
  },
};

export const NotAssigned: Story = {
  name: 'De turma sem vínculo',
  args: { lesson: { ...lesson, may_call: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9º Ano C · Matemática')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
