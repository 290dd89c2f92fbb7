import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { WaffleChart } from './WaffleChart.tsx';

const meta = {
  title: 'Componentes/Gráficos/Cem quadrados',
  id: 'wafflechart',
  component: WaffleChart,
  args: {
    title: 'Atividade de Usuários',
    description: 'Cada quadrado vale 1% dos usuários',
    items: [
      { id: 'active', label: 'Ativos', value: 1476 },
      { id: 'inactive', label: 'Inativos', value: 182 },
    ],
  },
} satisfies Meta<typeof WaffleChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Activity: Story = {
  name: 'Atividade',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Atividade de Usuários: Ativos 89% (1.476) e Inativos 11% (182).'),
    ).toBeInTheDocument();
    await expect(canvas.getByText('89%')).toBeVisible();
  },
};
export const AsTable: Story = {
  name: 'Como tabela',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('row', { name: 'Inativos 182 11%' })).toBeVisible();
  },
};
export const ThreeParts: Story = {
  name: 'Três partes',
  args: {
    title: 'Chamada de hoje',
    items: [
      { id: 'present', label: 'Presentes', value: 24 },
      { id: 'absent', label: 'Ausentes', value: 3 },
      { id: 'none', label: 'Sem registro', value: 1 },
    ],
  },
};
export const Empty: Story = { name: 'Vazio', args: { items: [], emptyText: 'Nenhum usuário cadastrado' } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
