import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { tabTo } from '../testing/plays.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Componentes/Entrada/Busca',
  id: 'searchfield',
  component: SearchField,
  args: {
    label: 'Buscar alunos',
    placeholder: 'Buscar por nome ou matrícula',
    value: '',
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Vazio',
  play: async ({ canvas, args }) => {
    await tabTo(canvas.getByRole('searchbox', { name: 'Buscar alunos' }));
    await userEvent.keyboard('a');
    await expect(args.onChange).toHaveBeenLastCalledWith('a');
  },
};

export const Filled: Story = {
  name: 'Preenchido',
  args: { value: 'Ana Beatriz' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar busca' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.type(canvas.getByRole('searchbox'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('Ana Beatriz');
  },
};

export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: { value: 'Maximiliano Albuquerque' },
};
