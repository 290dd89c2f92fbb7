import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Componentes/Entrada/Número',
  id: 'numberfield',
  component: NumberField,
  args: { label: 'Nota', minValue: 0, maxValue: 10, step: 0.5, onChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grade: Story = {
  name: 'Nota',
  args: { defaultValue: 7.5, formatOptions: { minimumFractionDigits: 1 } },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Nota' });
    await expect(input).toHaveValue('7,5');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('8,0');
    await userEvent.clear(input);
    await userEvent.keyboard('6,5{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(6.5);
    await userEvent.click(canvas.getByRole('button', { name: /Diminuir/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(6);
  },
};

export const OutOfRange: Story = {
  name: 'Fora da faixa',
  args: { label: 'Prazo, em meses', minValue: 1, maxValue: 60, step: 1, commitBehavior: 'validate' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Prazo, em meses' });
    await userEvent.type(input, '0');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await expect(input).toHaveValue('0');
    await expect(canvas.getByRole('button', { name: /Diminuir/ })).toBeDisabled();
  },
};
/** Who types on a keyboard of numbers finds a point, not a comma. */
export const Point: Story = {
  name: 'Com ponto',
  args: { step: 0.1, commitBehavior: 'validate' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Nota' });
    await userEvent.type(input, '5.5');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(5.5);
    await expect(input).toHaveValue('5,5');
    await userEvent.clear(input);
    await userEvent.type(input, '6.5{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(6.5);
    await userEvent.clear(input);
    await userEvent.type(input, '7.5');
    await userEvent.click(canvas.getByRole('button', { name: /Aumentar/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(7.6);
    await userEvent.clear(input);
    await userEvent.paste('8.5');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(8.5);
    await userEvent.clear(input);
    await userEvent.type(input, '1.284');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(1284);
  },
};
export const Empty: Story = { name: 'Vazio', args: { label: 'Questões', step: 1, showSteps: false } };
export const Wrong: Story = { name: 'Errado', args: { defaultValue: 3, errorMessage: 'A nota mínima é 5,0' } };
export const Disabled: Story = {
  name: 'Desativado',
  args: { defaultValue: 1284, maxValue: 5000, step: 1, isDisabled: true },
};
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: { label: 'Quantidade de questões da avaliação', defaultValue: 26, maxValue: 200, step: 1 },
};
