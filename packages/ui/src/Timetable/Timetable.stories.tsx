import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Timetable } from './Timetable.tsx';

const meta = {
  title: 'Componentes/Dados/Grade de horários',
  id: 'timetable',
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
  name: 'Semana',
  play: async ({ canvas }) => {
    const today = canvas.getByText('Hoje').closest('li');
    await expect(today).toHaveAttribute('aria-current', 'date');
    await expect(today).toHaveTextContent('Sexta-feira');
    const current = canvas.getByText('Agora').closest('li');
    await expect(current).toHaveAttribute('aria-current', 'time');
    await expect(current).toHaveTextContent('07:50 às 08:40');
  },
};
export const AnotherWeek: Story = {
  name: 'Outra semana',
  args: { now: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Hoje')).toBeNull();
  },
};
export const Empty: Story = {
  name: 'Vazio',
  args: { lessons: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sem aulas')).toHaveLength(7);
  },
};
export const WithActions: Story = {
  name: 'Com ações',
  args: {
    actionOf: (lesson) => <IconButton compact label={`Remover ${lesson.title}, ${lesson.start}`} icon={<Trash2 />} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remover Ciências, 09:00' })).toBeVisible();
  },
};
export const WeekIsLow: Story = {
  name: 'Semana baixa',
  args: {
    lessons: [1, 2, 3, 4, 5].flatMap((day) =>
      [7, 8, 9, 10, 11].map((hour) => ({
        id: `${day}-${hour}`,
        day: day as 1,
        start: `${String(hour).padStart(2, '0')}:00`,
        end: `${String(hour).padStart(2, '0')}:50`,
        title: 'Língua Portuguesa',
        detail: 'Maximiliano Aparecido de Albuquerque e Vasconcelos',
      })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Horário do 9º Ano C' }).offsetHeight).toBeLessThanOrEqual(320);
  },
};
/** The days in sight, by their first words. */
const seen = (canvas: { getAllByText: (text: RegExp) => HTMLElement[] }) =>
  canvas
    .getAllByText(/^(Segunda|Terça|Quarta|Quinta|Sexta)-feira$|^Sábado$|^Domingo$/)
    .filter((head) => head.checkVisibility())
    .map((head) => head.firstChild?.textContent);

export const Phone: Story = {
  name: 'Celular',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(seen(canvas)).toEqual(['Sexta-feira']);
    const button = canvas.getByRole('button', { name: 'Ver a semana' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(seen(canvas)).toHaveLength(7);
    await userEvent.click(canvas.getByRole('button', { name: 'Ver só um dia' }));
    await expect(seen(canvas)).toEqual(['Sexta-feira']);
  },
};
export const PhoneOnSunday: Story = {
  name: 'No domingo, celular',
  globals: { viewport: { value: 'phone' } },
  args: { now: { day: 7, time: '08:10' } },
  play: async ({ canvas }) => {
    await expect(seen(canvas)).toEqual(['Segunda-feira']);
    await expect(canvas.getByText('Próximo dia de aula')).toBeVisible();
  },
};
export const PhoneAnotherWeek: Story = {
  name: 'Outra semana, celular',
  globals: { viewport: { value: 'phone' } },
  args: { now: null },
  play: async ({ canvas }) => {
    await expect(seen(canvas)).toHaveLength(7);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
