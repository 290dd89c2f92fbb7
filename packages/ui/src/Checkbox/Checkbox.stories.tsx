import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  component: Checkbox,
  args: { children: 'Manter conectado', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Manter conectado' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const Checked: Story = { args: { defaultSelected: true } };
export const Indeterminate: Story = { args: { isIndeterminate: true, children: 'Todas as permissões' } };
export const Invalid: Story = { args: { isInvalid: true, isRequired: true } };
export const Disabled: Story = { args: { isDisabled: true, defaultSelected: true } };
export const WithoutWords: Story = {
  args: { hideLabel: true, children: 'Selecionar Ana Beatriz Moura' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Selecionar Ana Beatriz Moura' })).toBeInTheDocument();
  },
};
export const PhoneLargeText: Story = {
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: {
    children: 'Receber avisos de avaliações de todas as turmas',
    description: 'Um por dia, às 18 horas, somente quando houver novidade.',
  },
};
