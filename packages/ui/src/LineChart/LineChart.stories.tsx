import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { openTable } from '../testing/plays.ts';
import { LineChart } from './LineChart.tsx';

const months = ['fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

const meta = {
  title: 'Componentes/Gráficos/Linhas',
  id: 'linechart',
  component: LineChart,
  args: {
    title: 'Frequência diária',
    description: 'Presenças em cada 100 chamadas',
    periods: months.slice(0, 7),
    format: (value: number) => `${value.toLocaleString('pt-BR')}%`,
    series: [{ id: 'all', label: 'Frequência', values: [91, 93.5, 92, null, 88, 90.5, 94] }],
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneSeries: Story = {
  name: 'Uma série',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Frequência: de 91% a 94%; mínimo 88%, máximo 94%\./)).toBeInTheDocument();
    await userEvent.tab();
    const cursor = canvas.getByRole('slider', { name: 'Percorrer o gráfico: Frequência diária' });
    await expect(cursor).toHaveFocus();
    await expect(cursor).toHaveAttribute('aria-valuetext', 'fev: 91%');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(cursor).toHaveAttribute('aria-valuetext', 'mai: sem valor');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(cursor).toHaveAttribute('aria-valuetext', 'ago: 94%');
    await userEvent.keyboard('{Home}');
    await expect(cursor).toHaveAttribute('aria-valuenow', '0');
  },
};
export const SixSeries: Story = {
  name: 'Seis séries',
  args: {
    title: 'Média por disciplina',
    description: undefined,
    domain: [0, 10],
    format: undefined,
    periods: ['1º bimestre', '2º bimestre', '3º bimestre', '4º bimestre'],
    series: [
      { id: 'pt', label: 'Língua Portuguesa', values: [7.2, 7.5, 7.1, 8] },
      { id: 'ma', label: 'Matemática', values: [5.8, 6.1, 6.6, 6.9] },
      { id: 'ci', label: 'Ciências', values: [8.4, 8.1, 8.6, 8.8] },
      { id: 'hi', label: 'História', values: [6.9, 7, null, 7.4] },
      { id: 'ge', label: 'Geografia', values: [9, 8.7, 9.1, 9.3] },
      { id: 'en', label: 'Língua Inglesa', values: [4.9, 5.2, 5.1, 5.6] },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^1º bimestre: Língua Portuguesa 7,2, Matemática 5,8/),
    );
  },
};
/** What values are held against is drawn, named and told; an axis that does not start at nothing says so. */
export const Held: Story = {
  name: 'Valor apontado',
  args: { domain: [50, 100], reference: { value: 75, label: 'Mínimo' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Mínimo 75%')).toBeVisible();
    await expect(canvas.getByText('O eixo começa em 50%.')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Mínimo: 75%.');
  },
};
export const AsTable: Story = {
  name: 'Como tabela',
  play: async ({ canvas }) => {
    await openTable(2);
    await expect(canvas.getByRole('row', { name: 'mai —' })).toBeVisible();
  },
};
export const OnePeriod: Story = {
  name: 'Um período',
  args: { periods: ['fev'], series: [{ id: 'a', label: 'Frequência', values: [91] }] },
};
export const Empty: Story = {
  name: 'Vazio',
  args: { series: [{ id: 'a', label: 'Frequência', values: [null, null] }] },
};
export const Phone: Story = { name: 'Celular', globals: { viewport: { value: 'phone' } } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
