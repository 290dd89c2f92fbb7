import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Timetable } from './Timetable.tsx';

const meta = {
  component: Timetable,
  args: {
    label: 'Horário do 9º Ano C',
    now: { day: 5, time: '08:10' },
    lessons: [
      { id: '1', day: 1, start: '07:50', end: '08:40', title: 'Matemática', detail: 'Sala 12' },
      { id: '2', day: 1, start: '07:00', end: '07:50', title: 'Língua Portuguesa', detail: 'Sala 12' },
      { id: '3', day: 3, start: '09:00', end: '09:50', title: 'Ciências', detail: 'Laboratório' },
      { id: '4', day: 5, start: '07:50', end: '08:40', title: 'Matemática', detail: 'Sala 12' },
      { id: '5', day: 5, start: '08:40', end: '09:30', title: 'Educação Física', detail: 'Quadra' },
      { id: '6', day: 6, start: '08:00', end: '09:00', title: 'Reforço de Matemática' },
    ],
  },
} satisfies Meta<typeof Timetable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {
  play: async ({ canvas }) => {
    const today = canvas.getByText('Hoje').closest('li');
    await expect(today).toHaveAttribute('aria-current', 'date');
    await expect(today).toHaveTextContent('Sexta-feira');
    await expect(canvas.queryByRole('button')).toBeNull();
    const current = canvas.getByText('Agora').closest('li');
    await expect(current).toHaveAttribute('aria-current', 'time');
    await expect(current).toHaveTextContent('07:50 às 08:40');
  },
};
export const AnotherWeek: Story = {
  args: { now: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Hoje')).toBeNull();
  },
};
export const Empty: Story = {
  args: { lessons: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sem aulas')).toHaveLength(7);
  },
};
export const WithActions: Story = {
  args: {
    actionOf: (lesson) => <IconButton compact label={`Remover ${lesson.title}, ${lesson.start}`} icon={<Trash2 />} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remover Ciências, 09:00' })).toBeVisible();
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver hoje, sexta-feira' }));
    await expect(canvas.getByText('Hoje').closest('li')).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('Hoje').getBoundingClientRect().bottom).toBeLessThan(innerHeight));
  },
};
export const PhoneOnMonday: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { now: { day: 1, time: '08:10' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const PhoneLargeText: Story = { globals: { viewport: { value: 'phone' }, textSize: '200' } };
