import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Info, TriangleAlert, X } from 'lucide-react';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Componentes/Dados/Etiqueta',
  id: 'badge',
  component: Badge,
  args: { children: 'Correta' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = { name: 'Sucesso', args: { tone: 'success', icon: <Check /> } };
export const Warning: Story = {
  name: 'Atenção',
  args: { tone: 'warning', icon: <TriangleAlert />, children: 'Regular' },
};
export const Danger: Story = { name: 'Perigo', args: { tone: 'danger', icon: <X />, children: 'Errada' } };
export const Informing: Story = { name: 'Informa', args: { tone: 'info', icon: <Info />, children: 'Bom' } };
export const Brand: Story = { name: 'Da marca', args: { tone: 'brand', children: 'Perfil: Master' } };
export const Neutral: Story = { name: 'Neutra', args: { children: '2026' } };
export const Outline: Story = { name: 'Contorno', args: { tone: 'outline', children: 'Inativo' } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: { tone: 'warning', children: 'Aguardando a confirmação da direção' },
};
