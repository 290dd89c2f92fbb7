import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Settings, User } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { tabTo } from '../testing/plays.ts';
import { MeButton } from './MeButton.tsx';
import { Menu } from './Menu.tsx';

const leave = fn();

const meta = {
  title: 'Componentes/Navegação/Menu',
  id: 'menu',
  component: Menu,
  args: {
    trigger: <MeButton name="Lúcia Prado" roleLabel="Professor(a)" />,
    items: [
      { id: 'account', label: 'Minha conta', icon: <User />, href: '#conta' },
      { id: 'settings', label: 'Configurações', icon: <Settings />, href: '#configuracoes' },
      { id: 'leave', label: 'Sair', icon: <LogOut />, onAction: leave },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Profile: Story = {
  name: 'Perfil',
  play: async ({ canvas }) => {
    leave.mockClear();
    await tabTo(canvas.getByRole('button', { name: /Lúcia Prado/ }));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Minha conta' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(leave).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Open: Story = {
  name: 'Aberto',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};
