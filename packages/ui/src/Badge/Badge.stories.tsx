import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Info, TriangleAlert, X } from 'lucide-react';
import { Badge } from './Badge.tsx';

const meta = { component: Badge, args: { children: 'Correta' } } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = { args: { tone: 'success', icon: <Check /> } };
export const Warning: Story = { args: { tone: 'warning', icon: <TriangleAlert />, children: 'Regular' } };
export const Danger: Story = { args: { tone: 'danger', icon: <X />, children: 'Errada' } };
export const Informing: Story = { args: { tone: 'info', icon: <Info />, children: 'Bom' } };
export const Brand: Story = { args: { tone: 'brand', children: 'Perfil: Master' } };
export const Neutral: Story = { args: { children: '2026' } };
export const Outline: Story = { args: { tone: 'outline', children: 'Inativo' } };
export const PhoneLargeText: Story = {
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: { tone: 'warning', children: 'Aguardando a confirmação da direção' },
};
