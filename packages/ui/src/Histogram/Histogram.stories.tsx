import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { openTable } from '../testing/plays.ts';
import { Histogram } from './Histogram.tsx';

const meta = {
  title: 'Componentes/Gráficos/Histograma',
  id: 'histogram',
  component: Histogram,
  args: {
    title: 'Notas da turma',
    description: '9º Ano C, 2º bimestre',
    unit: 'Nota',
    values: [2, 3.5, 4, 5, 5.5, 6, 6, 6.5, 7, 7, 7.2, 7.5, 7.5, 7.8, 8, 8, 8.5, 8.8, 9, 9.5, 10],
  },
} satisfies Meta<typeof Histogram>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grades: Story = {
  name: 'Notas',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/21 valores, de 2 a 10\. Faixa mais comum: 7 a 8, com 6\./)).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '9 a 10: 3');
  },
};
export const OfOne: Story = {
  name: 'Um valor só',
  args: { values: [6] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/: 1 valor, de 6 a 6\./)).toBeInTheDocument();
  },
};
export const AsTable: Story = {
  name: 'Como tabela',
  play: async ({ canvas }) => {
    await openTable(2);
    await expect(canvas.getByRole('row', { name: '7 a 8 6' })).toBeVisible();
  },
};
export const PerCents: Story = {
  name: 'Porcentagens',
  args: {
    title: 'Acertos',
    unit: 'Acertos (%)',
    domain: [0, 100],
    bins: 5,
    values: [12, 40, 55, 60, 61, 78, 84.62, 100],
  },
};
export const Empty: Story = { name: 'Vazio', args: { values: [], emptyText: 'Nenhuma nota lançada' } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
