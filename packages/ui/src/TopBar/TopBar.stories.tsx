import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Bell } from '../Bell/Bell.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MeButton } from '../Menu/MeButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { tabTo } from '../testing/plays.ts';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Componentes/Navegação/Barra superior',
  id: 'topbar',
  component: TopBar,
  args: {
    crumbs: [{ label: 'Geral' }, { label: 'Turmas', href: '#turmas' }, { label: '9º Ano C' }],
    onOpenMenu: fn(),
    help: { label: 'Ajuda desta tela', href: '#ajuda' },
    bell: <Bell notifications={[]} onMarkRead={fn()} />,
    me: (
      <Menu trigger={<MeButton name="Lúcia Prado" roleLabel="Professor(a)" />} items={[{ id: 'out', label: 'Sair' }]} />
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  name: 'Computador',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Você está em' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Abrir menu' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Ajuda desta tela' })).toHaveAttribute('href', '#ajuda');
  },
};

export const LongName: Story = {
  name: 'Nome comprido',
  args: {
    me: (
      <Menu
        trigger={<MeButton name={'Maximiliano'.repeat(18)} roleLabel="Estudante" />}
        items={[{ id: 'out', label: 'Sair' }]}
      />
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const help = canvas.getByRole('link', { name: 'Ajuda desta tela' }).getBoundingClientRect();
    const trail = canvas.getByRole('navigation', { name: 'Você está em' }).getBoundingClientRect();
    await expect(help.left).toBeGreaterThanOrEqual(trail.right);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Phone: Story = {
  name: 'Celular',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await tabTo(canvas.getByRole('button', { name: 'Abrir menu' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenMenu).toHaveBeenCalledOnce();
  },
};

const search = <IconButton onDark label="Buscar" icon={<Search />} />;

export const NarrowPhone: Story = {
  name: 'Celular de 360 px',
  args: { search },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Shown) => (
      <div style={{ width: 360 }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const name = canvas.getByText('Caderneta').getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Buscar' }).getBoundingClientRect();
    await expect(name.right).toBeLessThanOrEqual(button.left);
    await expect(name.top).toBeLessThan((button.top + button.bottom) / 2);
  },
};

export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  args: { search },
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  play: async ({ canvas }) => {
    // The name is drawn whole beside the search, or not at all.
    const name = canvas.getByText('Caderneta').getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Buscar' }).getBoundingClientRect();
    const bar = canvas.getByRole('banner').getBoundingClientRect();
    await expect(name.right <= button.left || name.top >= bar.top + bar.height / 2 + 13).toBe(true);
  },
};
