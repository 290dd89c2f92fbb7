import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Componentes/Avisos/Forma do que vem',
  id: 'skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = { name: 'Cartões', args: { cards: 6 } };
export const Rows: Story = { name: 'Linhas', args: { rows: 5 } };
export const Phone: Story = { name: 'Celular', args: { cards: 3 }, globals: { viewport: { value: 'phone' } } };
