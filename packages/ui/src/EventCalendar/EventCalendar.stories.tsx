import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Trash2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { EventCalendar } from './EventCalendar.tsx';

const meta = {
  title: 'Componentes/Dados/Calendário de eventos',
  id: 'eventcalendar',
  component: EventCalendar,
  args: {
    month: '2026-08',
    selectedDate: '2026-08-14',
    today: '2026-08-14',
    onMonthChange: fn(),
    onSelect: fn(),
    events: [
      { id: '1', date: '2026-08-14', title: 'Avaliação de Matemática', detail: '07:50, sala 12' },
      { id: '2', date: '2026-08-14', title: 'Reunião de pais' },
      { id: '3', date: '2026-08-14', title: 'Feira de ciências', detail: 'Quadra' },
      { id: '4', date: '2026-08-20', title: 'Conselho de classe' },
    ],
    eventActions: (event) => <IconButton compact label={`Excluir ${event.title}`} icon={<Trash2 />} />,
    dayActions: <Button icon={<Plus />}>Novo evento</Button>,
  },
} satisfies Meta<typeof EventCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {
  name: 'Mês',
  play: async ({ canvas, args }) => {
    const today = canvas.getByRole('button', { name: 'sexta-feira, 14 de agosto de 2026, 3 eventos' });
    await expect(today).toHaveAttribute('aria-current', 'date');
    await expect(canvas.getByRole('application', { name: 'agosto de 2026' })).toBeVisible();
    await expect(canvas.getByRole('grid', { name: 'agosto de 2026' })).toBeVisible();
    today.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: /quinta-feira, 20 de agosto de 2026, 1 evento/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('2026-08-20');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: /sábado, 1 de agosto/ })).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-09');
    await userEvent.click(canvas.getByRole('button', { name: 'Mês anterior' }));
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-07');
  },
};

export const EmptyDay: Story = {
  name: 'Dia sem eventos',
  args: { selectedDate: '2026-08-15' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhum evento para este dia.')).toBeVisible();
  },
};

export const BackToToday: Story = {
  name: 'De volta a hoje',
  args: { month: '2026-02', selectedDate: '2026-02-03', events: [] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hoje' }));
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-08');
    await expect(args.onSelect).toHaveBeenLastCalledWith('2026-08-14');
  },
};

export const Phone: Story = { name: 'Celular', globals: { viewport: { value: 'phone' } } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: {
    events: [
      {
        id: '1',
        date: '2026-08-14',
        title: 'Reunião extraordinária do conselho municipal de alimentação escolar',
        detail: 'Auditório da Secretaria de Educação, às 14 horas',
      },
    ],
  },
};

/** Of a day whose events are on their way nothing is said yet. */
export const OnTheirWay: Story = {
  name: 'Eventos a caminho',
  args: { events: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Nenhum evento para este dia.')).toBeNull();
  },
};
