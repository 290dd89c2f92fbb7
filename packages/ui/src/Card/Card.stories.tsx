import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.tsx';

const meta = {
  title: 'Componentes/Dados/Cartão',
  id: 'card',
  component: Card,
  args: { children: 'Participação de cada perfil no total' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = { name: 'Normal' };
export const NoPadding: Story = { name: 'Sem margem interna', args: { padding: 'none' } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
