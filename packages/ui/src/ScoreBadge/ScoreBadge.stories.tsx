import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScoreBadge } from './ScoreBadge.tsx';

const meta = {
  title: 'Componentes/Dados/Nota com palavra',
  id: 'scorebadge',
  component: ScoreBadge,
  args: { score: 8.4, performance: 'good' },
} satisfies Meta<typeof ScoreBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grade: Story = {
  name: 'Nota',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8,4')).toBeVisible();
    await expect(canvas.getByText('Bom')).toBeVisible();
  },
};
export const SheetResult: Story = {
  name: 'Resultado da folha',
  args: { score: 84.615, outOf: 100, performance: undefined, size: 'large' },
};
export const WithoutGrades: Story = {
  name: 'Sem notas',
  args: { score: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sem notas')).toBeVisible();
  },
};
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  args: { score: 3.8, performance: 'bad', label: 'Média do terceiro bimestre' },
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
