import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus, Trash2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  title: 'Componentes/Entrada/Botão',
  id: 'button',
  component: Button,
  args: { children: 'Salvar', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  name: 'Primário',
  args: { variant: 'primary' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Salvar' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const Onward: Story = {
  name: 'Adiante',
  args: { variant: 'primary', children: 'Próximo', iconAfter: <ArrowRight /> },
};
export const Secondary: Story = { name: 'Secundário', args: { icon: <Plus />, children: 'Adicionar Turma' } };
export const Quiet: Story = { name: 'Discreto', args: { variant: 'quiet', children: 'Esqueci minha senha' } };
export const Danger: Story = { name: 'Perigo', args: { variant: 'danger', icon: <Trash2 />, children: 'Excluir' } };
export const Accent: Story = { name: 'Acento', args: { variant: 'accent', children: 'Parar streaming' } };
export const Large: Story = { name: 'Grande', args: { size: 'large', block: true } };
export const Compact: Story = { name: 'Compacto', args: { size: 'compact' } };

export const Disabled: Story = {
  name: 'Desativado',
  args: { variant: 'primary', isDisabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  name: 'Em andamento',
  args: { variant: 'primary', isPending: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await expect(canvas.getByRole('progressbar')).toBeInTheDocument();
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: { block: true, icon: <Plus />, children: 'Adicionar todas as turmas do ano letivo anterior' },
};
