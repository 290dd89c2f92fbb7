import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { tabTo } from '../testing/plays.ts';
import { CpfField } from './CpfField.tsx';

const meta = {
  title: 'Componentes/Entrada/CPF',
  id: 'cpffield',
  component: CpfField,
  args: { label: 'CPF', onChange: fn() },
} satisfies Meta<typeof CpfField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Vazio',
  args: { placeholder: '000.000.000-00' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'CPF' });
    await tabTo(input);
    await userEvent.keyboard('1234a5678900');
    await expect(input).toHaveValue('123.456.789-00');
    await expect(args.onChange).toHaveBeenLastCalledWith('12345678900');
    await userEvent.keyboard('7');
    await expect(input).toHaveValue('123.456.789-00');
  },
};

export const KeepsTheCaret: Story = {
  name: 'Guarda o cursor',
  args: { defaultValue: '123456789' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'CPF' });
    await userEvent.click(input);
    input.setSelectionRange(3, 3);
    await userEvent.keyboard('0');
    await expect(input).toHaveValue('123.045.678-9');
    await expect(input.selectionStart).toBe(5);
    input.setSelectionRange(4, 4);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('120.456.789');
    await expect(input.selectionStart).toBe(2);
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith('12456789');
    await expect(input.selectionStart).toBe(2);
    await userEvent.keyboard('x');
    await expect(input).toHaveValue('124.567.89');
    await expect(input.selectionStart).toBe(2);
  },
};

export const TakesAPaste: Story = {
  name: 'Aceita colagem',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'CPF' }));
    await userEvent.paste('CPF nº 123 456 789/00');
    await expect(args.onChange).toHaveBeenLastCalledWith('12345678900');
  },
};

export const Wrong: Story = {
  name: 'Errado',
  args: { defaultValue: '12345678900', errorMessage: 'CPF inválido', isRequired: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /CPF/ });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('CPF inválido');
  },
};

export const Disabled: Story = { name: 'Desativado', args: { defaultValue: '12345678900', isDisabled: true } };

export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: { label: 'CPF da pessoa responsável pela matrícula', description: 'Somente se houver.' },
};
