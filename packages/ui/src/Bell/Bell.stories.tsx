import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { tabTo } from '../testing/plays.ts';
import { Bell } from './Bell.tsx';

const read = {
  id: 'lida',
  title: 'Bem-vindos',
  message: 'Confira as novidades no painel.',
  date: '10/08/2026, 07:00',
  isRead: true,
};
const unread = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: `nova-${at}`, title: `Aviso ${at + 1}`, isRead: false },
    message: 'Na sexta-feira, às 14h.',
  }));

const meta = {
  title: 'Componentes/Avisos/Notificações',
  id: 'bell',
  component: Bell,
  args: {
    onMarkRead: fn(),
    notifications: [
      {
        id: 'n1',
        title: 'Incidente',
        message: 'Identificamos lentidão no envio de fotos e já estamos trabalhando.',
        date: '14/08/2026, 09:42',
        isRead: false,
      },
      read,
    ],
    history: { label: 'Histórico de Notificações', href: '#historico' },
  },
} satisfies Meta<typeof Bell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ManyUnread: Story = {
  name: 'Muitas não lidas',
  args: { notifications: [...unread(12), read] },
  play: async ({ canvas, args }) => {
    await tabTo(canvas.getByRole('button', { name: 'Notificações, 9+ não lidas' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Notificações' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Marcar lida: Aviso 2' }));
    await expect(args.onMarkRead).toHaveBeenCalledWith('nova-1');
    await expect(screen.queryByRole('button', { name: 'Marcar lida: Bem-vindos' })).toBeNull();
  },
};

export const Closed: Story = {
  name: 'Fechado',
  args: { notifications: [...unread(3), read] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3')).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Vazio',
  args: { notifications: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notificações' }));
    await waitFor(() => expect(screen.getByText('Sem notificações')).toBeVisible());
  },
};

export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
