import type { Meta, StoryObj } from '@storybook/react-vite';
import { Filter, X } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { tabTo } from '../testing/plays.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Componentes/Entrada/Botão de ícone',
  id: 'iconbutton',
  component: IconButton,
  args: { label: 'Fechar', icon: <X />, onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'Simples',
  play: async ({ canvas, args }) => {
    await tabTo(canvas.getByRole('button', { name: 'Fechar' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Framed: Story = {
  name: 'Com moldura',
  args: { framed: true, label: 'Filtros e ordenação, 1 ativo', icon: <Filter /> },
};
export const Compact: Story = { name: 'Compacto', args: { compact: true } };
export const Disabled: Story = { name: 'Desativado', args: { isDisabled: true } };
export const PhoneCompact: Story = {
  name: 'Compacto, celular',
  args: { compact: true },
  globals: { viewport: { value: 'phone' } },
};
