import type { Meta, StoryObj } from '@storybook/react-vite';
import { Phone } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  title: 'Componentes/Entrada/Telefone',
  id: 'phonefield',
  component: PhoneField,
  args: { label: 'Telefone', onChange: fn() },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Vazio',
  args: { icon: <Phone />, placeholder: '(00) 00000-0000' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Telefone' });
    await userEvent.tab();
    await userEvent.keyboard('3132145678');
    await expect(input).toHaveValue('(31) 3214-5678');
    await userEvent.keyboard('9');
    await expect(input).toHaveValue('(31) 32145-6789');
    await expect(args.onChange).toHaveBeenLastCalledWith('31321456789');
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('(31) 3214-5678');
  },
};

export const PastedWithCountry: Story = {
  name: 'Colado com o país',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Telefone' }));
    await userEvent.paste('+55 (31) 98765-4321');
    await expect(canvas.getByRole('textbox')).toHaveValue('(31) 98765-4321');
    await expect(args.onChange).toHaveBeenLastCalledWith('31987654321');
  },
};

export const Wrong: Story = {
  name: 'Errado',
  args: { defaultValue: '319876', errorMessage: 'Informe o DDD e o número' },
};
export const ReadOnly: Story = { name: 'Só leitura', args: { defaultValue: '3132145678', isReadOnly: true } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: { label: 'Telefone celular da pessoa responsável', defaultValue: '31987654321' },
};
