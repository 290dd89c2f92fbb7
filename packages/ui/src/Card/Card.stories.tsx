import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.tsx';

const meta = {
  component: Card,
  args: { children: 'Participação de cada perfil no total' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const NoPadding: Story = { args: { padding: 'none' } };
export const PhoneLargeText: Story = { globals: { viewport: { value: 'phone' }, textSize: '200' } };
