import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { openTable } from '../testing/plays.ts';
import { DonutChart } from './DonutChart.tsx';

const meta = {
  title: 'Componentes/Gráficos/Anel',
  id: 'donutchart',
  component: DonutChart,
  args: {
    title: 'Distribuição de Usuários',
    description: 'Participação de cada perfil no total',
    unit: 'usuários',
    items: [
      { id: 'student', label: 'Estudante', value: 1284 },
      { id: 'teacher', label: 'Professor(a)', value: 312 },
      { id: 'director', label: 'Diretor(a)', value: 46 },
      { id: 'municipality', label: 'Município', value: 12 },
      { id: 'master', label: 'Master', value: 4 },
    ],
  },
} satisfies Meta<typeof DonutChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Roles: Story = {
  name: 'Papéis',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Distribuição de Usuários' })).toBeVisible();
    await expect(canvas.getByText(/total 1\.658\. Estudante 1\.284 \(77,4%\)/)).toBeInTheDocument();
    await expect(canvas.getByText('312 · 18,8%')).toBeVisible();
  },
};
export const AsTable: Story = {
  name: 'Como tabela',
  play: async ({ canvas }) => {
    await openTable();
    const table = within(canvas.getByRole('table', { name: 'Distribuição de Usuários' }));
    await expect(table.getByRole('row', { name: 'Diretor(a) 46 2,8%' })).toBeVisible();
    const back = canvas.getByRole('button', { name: 'Ver gráfico: Distribuição de Usuários' });
    await expect(back).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.keyboard('{Enter}');
  },
};
export const OnePart: Story = {
  name: 'Uma parte',
  args: { items: [{ id: 'student', label: 'Estudante', value: 26 }] },
};
export const Empty: Story = {
  name: 'Vazio',
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sem dados para o gráfico.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const LongLabels: Story = {
  name: 'Rótulos longos',
  args: {
    title: 'Distribuição das matrículas por etapa e modalidade de ensino na rede municipal',
    items: [
      { id: '1', label: 'Ensino fundamental, anos iniciais, tempo integral', value: 12_840 },
      { id: '2', label: 'Ensino fundamental, anos finais, tempo parcial', value: 9_312 },
      { id: '3', label: 'Educação de jovens e adultos', value: 846 },
      { id: '4', label: 'Educação especial', value: 112 },
      { id: '5', label: 'Educação infantil', value: 4004 },
      { id: '6', label: 'Outras', value: 31 },
    ],
  },
};
export const HighContrast: Story = { name: 'Alto contraste', globals: { contrast: 'more' } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
