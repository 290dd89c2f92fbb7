import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Componentes/Entrada/Campo de texto',
  id: 'textfield',
  component: TextField,
  args: { label: 'E-mail', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Vazio',
  args: { type: 'email', icon: <Mail />, placeholder: 'nome@municipio.edu.br', isRequired: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: /E-mail/ });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('lucia@x.br');
    await expect(args.onChange).toHaveBeenLastCalledWith('lucia@x.br');
    await expect(input).toBeRequired();
  },
};

export const Filled: Story = {
  name: 'Preenchido',
  args: { defaultValue: 'lucia.prado@santaaurora.edu.br', tall: true, icon: <Mail /> },
};

export const Described: Story = {
  name: 'Com descrição',
  args: { label: 'Matrícula', description: 'Está na carteirinha, abaixo do nome.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Está na carteirinha, abaixo do nome.');
  },
};

export const Wrong: Story = {
  name: 'Errado',
  args: { defaultValue: 'lucia.prado', errorMessage: 'Informe um e-mail válido' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Informe um e-mail válido');
  },
};

export const Disabled: Story = {
  name: 'Desativado',
  args: { isDisabled: true, defaultValue: 'lucia.prado@santaaurora.edu.br' },
};

export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: {
    label: 'Nome completo da pessoa responsável pela matrícula',
    errorMessage: 'O nome da pessoa responsável deve ter pelo menos três letras e nenhuma sigla.',
  },
};
