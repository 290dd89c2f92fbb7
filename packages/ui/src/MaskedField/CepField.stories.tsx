import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CepField } from './CepField.tsx';

const meta = {
  title: 'Componentes/Entrada/CEP',
  id: 'cepfield',
  component: CepField,
  args: { label: 'CEP', onChange: fn() },
} satisfies Meta<typeof CepField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Vazio',
  args: { placeholder: '00000-000' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('30140071');
    await expect(canvas.getByRole('textbox', { name: 'CEP' })).toHaveValue('30140-071');
    await expect(args.onChange).toHaveBeenLastCalledWith('30140071');
  },
};

export const Wrong: Story = { name: 'Errado', args: { defaultValue: '3014', errorMessage: 'O CEP tem 8 dígitos' } };
export const Disabled: Story = { name: 'Desativado', args: { defaultValue: '30140071', isDisabled: true } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: { description: 'O endereço é preenchido pelo CEP.', defaultValue: '30140071' },
};
