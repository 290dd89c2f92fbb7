import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus, Trash2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  component: Button,
  args: { children: 'Salvar', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
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

export const Onward: Story = { args: { variant: 'primary', children: 'Próximo', iconAfter: <ArrowRight /> } };
export const Secondary: Story = { args: { icon: <Plus />, children: 'Adicionar Turma' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Esqueci minha senha' } };
export const Danger: Story = { args: { variant: 'danger', icon: <Trash2 />, children: 'Excluir' } };
export const Accent: Story = { args: { variant: 'accent', children: 'Parar streaming' } };
export const Large: Story = { args: { size: 'large', block: true } };
export const Compact: Story = { args: { size: 'compact' } };

export const Disabled: Story = {
  args: { variant: 'primary', isDisabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { variant: 'primary', isPending: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await expect(canvas.getByRole('progressbar')).toBeInTheDocument();
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const PhoneLargeText: Story = {
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: { block: true, icon: <Plus />, children: 'Adicionar todas as turmas do ano letivo anterior' },
};
