import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PerformanceBadge } from './PerformanceBadge.tsx';

const meta = { component: PerformanceBadge, args: { performance: 'good' } } satisfies Meta<typeof PerformanceBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

const shows =
  (text: string): Story['play'] =>
  async ({ canvas }) => {
    await expect(canvas.getByText(text)).toBeVisible();
  };

export const Excellent: Story = { args: { performance: 'excellent' }, play: shows('Excelente') };
export const Good: Story = { play: shows('Bom') };
export const Regular: Story = { args: { performance: 'regular' }, play: shows('Regular') };
export const Bad: Story = { args: { performance: 'bad' }, play: shows('Ruim') };
export const WithoutGrades: Story = { args: { performance: 'none' }, play: shows('Sem notas') };
export const PhoneLargeText: Story = {
  args: { performance: 'none' },
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
