import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { openTable } from '../testing/plays.ts';
import { BarChart } from './BarChart.tsx';

const meta = {
  title: 'Componentes/Gráficos/Barras',
  id: 'barchart',
  component: BarChart,
  args: {
    title: 'Cadastrados',
    description: 'Registros em toda a plataforma',
    items: [
      { id: 'municipalities', label: 'Municípios', value: 9 },
      { id: 'institutions', label: 'Instituições', value: 46 },
      { id: 'classes', label: 'Turmas', value: 118 },
      { id: 'assessments', label: 'Avaliações', value: 236 },
    ],
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Columns: Story = {
  name: 'Colunas',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Maior: Avaliações 236\. Menor: Municípios 9\./)).toBeInTheDocument();
    const [lowest, , , highest] = canvas.getAllByRole('listitem');
    const bar = (item: Element | undefined) => item?.querySelector('[style]')?.getBoundingClientRect().height ?? 0;
    await expect(bar(highest) / bar(lowest)).toBeCloseTo(236 / 9, 0);
  },
};
export const AsTable: Story = {
  name: 'Como tabela',
  play: async ({ canvas }) => {
    await openTable();
    await expect(canvas.getByRole('row', { name: 'Turmas 118' })).toBeVisible();
  },
};
export const LongNamesInRows: Story = {
  name: 'Nomes longos, em linhas',
  args: {
    title: 'Média por instituição',
    description: 'Notas do 2º bimestre',
    max: 10,
    items: [
      { id: '1', label: 'Escola Municipal Professora Maria da Conceição Albuquerque', value: 8.12 },
      { id: '2', label: 'Escola Municipal Padre José de Anchieta', value: 7.4 },
      { id: '3', label: 'CMEI Pequeno Príncipe', value: 0 },
    ],
  },
};
export const PerCent: Story = {
  name: 'Por cento',
  args: {
    title: 'Frequência por instituição',
    max: 100,
    format: (value) => `${value.toLocaleString('pt-BR')}%`,
    items: [
      { id: '1', label: 'Padre Anchieta', value: 93.5 },
      { id: '2', label: 'Santa Aurora', value: 88 },
    ],
  },
};
/** Each bar leads to the list behind it. */
export const Leading: Story = {
  name: 'Levando à lista',
  globals: { viewport: { value: 'phone' } },
  args: { items: [{ id: '1', label: 'Turmas', value: 118, href: '#turmas' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Turmas' })).toHaveAttribute('href', '#turmas');
  },
};
export const AllZero: Story = { name: 'Tudo zero', args: { items: [{ id: '1', label: 'Turmas', value: 0 }] } };
export const Empty: Story = { name: 'Vazio', args: { items: [] } };
export const Phone: Story = { name: 'Celular', globals: { viewport: { value: 'phone' } } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
