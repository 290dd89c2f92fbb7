import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
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

export const Chosen: Story = { args: { selectedId: 'light' } };
export const Wrong: Story = { args: { errorMessage: 'Escolha um tema', isRequired: true } };
export const Disabled: Story = { args: { selectedId: 'dark', isDisabled: true } };
export const ReadOnly: Story = {
  args: { selectedId: 'light', isReadOnly: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Escuro' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radiogroup', { name: 'Tema' })).toHaveAttribute('aria-readonly', 'true');
    await expect(canvas.getByRole('radio', { name: 'Claro' })).toBeChecked();
  },
};
export const PhoneLargeText: Story = {
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: { selectedId: 'system' },
};
