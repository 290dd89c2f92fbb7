import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PerformanceBadge } from './PerformanceBadge.tsx';

const meta = {
  title: 'Componentes/Dados/Etiqueta de desempenho',
  id: 'performancebadge',
  component: PerformanceBadge,
  args: { performance: 'good' },
} satisfies Meta<typeof PerformanceBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

const shows =
  (text: string): Story['play'] =>
  async ({ canvas }) => {
    await expect(canvas.getByText(text)).toBeVisible();
  };

export const Excellent: Story = { name: 'Excelente', args: { performance: 'excellent' }, play: shows('Excelente') };
export const Good: Story = { name: 'Bom', play: shows('Bom') };
export const Regular: Story = { name: 'Normal', args: { performance: 'regular' }, play: shows('Regular') };
export const Bad: Story = { name: 'Ruim', args: { performance: 'bad' }, play: shows('Ruim') };
export const WithoutGrades: Story = { name: 'Sem notas', args: { performance: 'none' }, play: shows('Sem notas') };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  args: { performance: 'none' },
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
