import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { openTable } from '../testing/plays.ts';
import { IntervalChart } from './IntervalChart.tsx';

const meta = {
  title: 'Componentes/Gráficos/Intervalos',
  id: 'intervalchart',
  component: IntervalChart,
  args: {
    title: 'Escolas',
    description: 'Média de cada uma e a faixa em que ela pode estar',
    reference: { label: 'Rede', value: 252 },
    format: (value) => String(Math.round(value)),
    items: [
      { id: '1', label: 'CMEI Pequeno Príncipe', estimate: { value: 244, from: 231, to: 257 } },
      { id: '2', label: 'E.M. Padre José de Anchieta', estimate: { value: 261, from: 255, to: 267 } },
      { id: '3', label: 'E.M. Professora Maria da Conceição', estimate: { value: 249, from: 243, to: 255 } },
      { id: '4', label: 'E.M. Rural Santa Aurora', estimate: null },
    ],
  },
} satisfies Meta<typeof IntervalChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Groups: Story = {
  name: 'Grupos',
  play: async ({ canvas, canvasElement, step }) => {
    await step('each line is as long as its interval, the mark where the estimate is', async () => {
      const [wide, narrow] = [...canvasElement.querySelectorAll('li')].map((row) =>
        row.querySelector('[style*=right]')?.getBoundingClientRect(),
      );
      await expect((wide?.width ?? 0) / (narrow?.width ?? 1)).toBeCloseTo(26 / 12, 1);
    });
    await step('it is told in words, also what has no estimate', async () => {
      await expect(canvas.getByText(/CMEI Pequeno Príncipe: 244, entre 231 e 257\./)).toBeInTheDocument();
      await expect(canvas.getByText(/Santa Aurora: sem valores\./)).toBeInTheDocument();
    });
  },
};
export const AsTable: Story = {
  name: 'Como tabela',
  play: async ({ canvas }) => {
    await openTable();
    await expect(canvas.getByRole('row', { name: 'E.M. Padre José de Anchieta 261 255 267' })).toBeVisible();
  },
};
export const Years: Story = {
  name: 'Anos, levando a cada um',
  args: {
    title: 'A rede ao longo dos anos',
    description: undefined,
    reference: { label: 'Ano-base', value: 250 },
    items: [
      { id: '1', label: '2024', href: '#2024', estimate: { value: 250, from: 246, to: 254 } },
      { id: '2', label: '2025', href: '#2025', estimate: { value: 256, from: 247, to: 265 } },
      { id: '3', label: '2026', href: '#2026', estimate: { value: 263, from: 255, to: 271 } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '2025' })).toHaveAttribute('href', '#2025');
  },
};
export const Many: Story = {
  name: 'Muitos, contados em vez de ditos',
  args: {
    items: Array.from({ length: 40 }, (_, at) => {
      const value = 250 + ((at * 37) % 23) - 11;
      return { id: String(at), label: `Escola ${at + 1}`, estimate: { value, from: value - 8, to: value + 8 } };
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/40 itens, na tabela com suas faixas\./)).toBeInTheDocument();
  },
};
export const Empty: Story = { name: 'Vazio', args: { items: [] } };
export const Phone: Story = { name: 'Celular', globals: { viewport: { value: 'phone' } } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
