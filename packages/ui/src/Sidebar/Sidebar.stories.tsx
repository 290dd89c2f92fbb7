import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutDashboard, NotebookPen, Settings, Trophy, Users } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { tabTo } from '../testing/plays.ts';
import { Sidebar } from './Sidebar.tsx';

const meta = {
  title: 'Componentes/Navegação/Menu principal',
  id: 'sidebar',
  component: Sidebar,
  args: {
    brandHref: '#inicio',
    onClose: fn(),
    groups: [
      {
        label: 'Geral',
        items: [
          { id: 'dashboard', label: 'Dashboard', icon: <LayoutDashboard />, href: '#painel' },
          { id: 'classes', label: 'Turmas', icon: <NotebookPen />, href: '#turmas', isCurrent: true },
          { id: 'awards', label: 'Conquistas', icon: <Trophy />, href: '#conquistas' },
        ],
      },
      {
        label: 'Administração',
        items: [
          {
            id: 'users',
            label: 'Usuários',
            icon: <Users />,
            children: [
              { id: 'general', label: 'Usuários gerais', href: '#gerais' },
              { id: 'students', label: 'Estudantes', href: '#estudantes' },
            ],
          },
        ],
      },
      {
        label: 'Configurações',
        items: [{ id: 'settings', label: 'Configurações', icon: <Settings />, href: '#configuracoes' }],
      },
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  name: 'Computador',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Menu principal' }).getBoundingClientRect().width).toBe(252);
    await expect(canvas.getByRole('link', { name: 'Turmas' })).toHaveAttribute('aria-current', 'page');
    const users = canvas.getByRole('button', { name: 'Usuários' });
    users.focus();
    await userEvent.keyboard('{Enter}');
    await expect(users).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Usuários gerais' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(users).toHaveAttribute('aria-expanded', 'true');
    await tabTo(canvas.getByRole('link', { name: 'Usuários gerais' }));
  },
};

export const Rail: Story = {
  name: 'Trilho de ícones',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation').getBoundingClientRect().width).toBe(72);
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Dashboard'));
    await userEvent.click(canvas.getByRole('button', { name: 'Usuários' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Estudantes' })).toBeVisible());
  },
};

export const Drawer: Story = {
  name: 'Gaveta',
  globals: { viewport: { value: 'phone' } },
  args: { isOpen: true },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('link', { name: 'Turmas' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Fechar menu' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const DrawerLargeText: Story = {
  name: 'Gaveta, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: { isOpen: true },
};
