import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from './BrandMark.tsx';

const meta = {
  title: 'Componentes/Navegação/Marca',
  id: 'brandmark',
  component: BrandMark,
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paper: Story = { name: 'Papel', args: { tone: 'paper', size: 'large' } };
export const MarkOnly: Story = { name: 'Só o sinal', args: { tone: 'paper', markOnly: true } };
