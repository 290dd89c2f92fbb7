import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Componentes/Entrada/Opções explicadas',
  id: 'radiogroup',
  component: RadioGroup,
  args: {
    label: 'Tema',
    items: [
      { id: 'system', label: 'Do sistema', description: 'Acompanha o aparelho.' },
      { id: 'light', label: 'Claro' },
      { id: 'dark', label: 'Escuro' },
    ],
    selectedId: null,
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Undecided: Story = {
  name: 'Sem decisão',
  play: async ({ canvas, canvasElement, args }) => {
    // What is not chosen must not look chosen.
    const dots = [...canvasElement.querySelectorAll('[aria-hidden] > span')];
    await expect(dots).toHaveLength(3);
    for (const dot of dots) await expect(dot).not.toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('system');
    await userEvent.click(canvas.getByRole('radio', { name: 'Escuro' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('dark');
  },
};

export const Chosen: Story = { name: 'Escolhido', args: { selectedId: 'light' } };
export const Wrong: Story = { name: 'Errado', args: { errorMessage: 'Escolha um tema', isRequired: true } };
export const Disabled: Story = { name: 'Desativado', args: { selectedId: 'dark', isDisabled: true } };
export const ReadOnly: Story = {
  name: 'Só leitura',
  args: { selectedId: 'light', isReadOnly: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Escuro' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radiogroup', { name: 'Tema' })).toHaveAttribute('aria-readonly', 'true');
    await expect(canvas.getByRole('radio', { name: 'Claro' })).toBeChecked();
  },
};
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: { selectedId: 'system' },
};
