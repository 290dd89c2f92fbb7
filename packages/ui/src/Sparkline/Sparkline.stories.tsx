import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Sparkline } from './Sparkline.tsx';

const meta = {
  title: 'Componentes/Gráficos/Linha no texto',
  id: 'sparkline',
  component: Sparkline,
  args: {
    label: 'Notas de Ana Clara',
    values: [6.5, 7, null, 8.2],
    periods: ['1º bim.', '2º bim.', '3º bim.', '4º bim.'],
    domain: [0, 10],
  },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grades: Story = {
  name: 'Notas',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Ver tabela: Notas de Ana Clara: último 8,2, mínimo 6,5, máximo 8,2' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const table = await within(document.body).findByRole('table', { name: 'Notas de Ana Clara' });
    await waitFor(() => expect(within(table).getByRole('row', { name: '3º bim. —' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};
export const OneValue: Story = { name: 'Um valor', args: { values: [7], periods: ['1º bim.'] } };
export const Empty: Story = {
  name: 'Vazio',
  args: { values: [null, null], periods: ['1º bim.', '2º bim.'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Notas de Ana Clara: sem valores.')).toBeInTheDocument();
  },
};
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
