import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusBadge } from './StatusBadge.tsx';

const meta = {
  title: 'Componentes/Dados/Etiqueta de situação',
  id: 'statusbadge',
  component: StatusBadge,
  args: { isActive: true },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  name: 'Ativo',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ativo')).toBeVisible();
  },
};
export const Inactive: Story = {
  name: 'Inativo',
  args: { isActive: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inativo')).toBeVisible();
  },
};
export const OtherWords: Story = { name: 'Outras palavras', args: { label: 'Ativa' } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: { isActive: false, label: 'Desativada pela secretaria municipal' },
};
