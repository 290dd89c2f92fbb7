import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { openTable } from '../testing/plays.ts';
import { RadarChart } from './RadarChart.tsx';

const meta = {
  title: 'Componentes/Gráficos/Radar',
  id: 'radarchart',
  component: RadarChart,
  args: {
    title: 'Radar dos seis critérios',
    items: [
      { id: 'clarity', label: 'Clareza', value: 8.5 },
      { id: 'fluency', label: 'Fluência', value: 7.8 },
      { id: 'intonation', label: 'Entonação', value: 8 },
      { id: 'pauses', label: 'Pausas', value: 7.2 },
      { id: 'pronunciation', label: 'Pronúncia', value: 8.4 },
      { id: 'rhythm', label: 'Ritmo', value: 8.6 },
    ],
  },
} satisfies Meta<typeof RadarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SixCriteria: Story = {
  name: 'Seis critérios',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Clareza 8,5, Fluência 7,8, .* e Ritmo 8,6\./)).toBeInTheDocument();
  },
};
export const NamesAlone: Story = { name: 'Só nomes', args: { showValues: false } };
export const AsTable: Story = {
  name: 'Como tabela',
  play: async ({ canvas }) => {
    await openTable();
    await expect(canvas.getByRole('row', { name: 'Entonação 8' })).toBeVisible();
  },
};
export const LongNamesAreNumbered: Story = {
  name: 'Nomes longos, numerados',
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Competências da produção de texto',
    items: [
      { id: '1', label: 'Domínio da norma culta', value: 6 },
      { id: '2', label: 'Compreensão da proposta', value: 9.5 },
      { id: '3', label: 'Organização das informações', value: 0 },
      { id: '4', label: 'Proposta de intervenção', value: 10 },
    ],
  },
  play: async ({ canvas }) => {
    const axes = canvas.getByRole('list', { name: 'Critérios do gráfico: Competências da produção de texto' });
    await expect(axes).toHaveTextContent('Compreensão da proposta9,5');
  },
};
export const Empty: Story = { name: 'Vazio', args: { items: [] } };
export const Phone: Story = { name: 'Celular', globals: { viewport: { value: 'phone' } } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
