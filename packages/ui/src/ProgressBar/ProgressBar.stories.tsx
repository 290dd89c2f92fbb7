import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { tabTo } from '../testing/plays.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Componentes/Avisos/Barra de progresso',
  id: 'progressbar',
  component: ProgressBar,
  args: { label: 'Progresso' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Share: Story = {
  name: 'Parte feita',
  args: { value: 12, maxValue: 28, valueLabel: '12 de 28' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Progresso' });
    await expect(bar).toHaveAttribute('aria-valuenow', '12');
    await expect(bar).toHaveAttribute('aria-valuetext', '12 de 28');
  },
};
export const WithoutLabel: Story = {
  name: 'Sem rótulo',
  args: { label: 'Notas lançadas', hideLabel: true, value: 9, maxValue: 28, valueLabel: '9 de 28' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Notas lançadas' })).toBeVisible();
  },
};
export const Percent: Story = { name: 'Porcentagem', args: { value: 64 } };
export const Unknown: Story = { name: 'Duração desconhecida', args: { label: 'Enviando a foto' } };
export const Cancellable: Story = {
  name: 'Pode ser cancelada',
  args: { label: 'Enviando as fotos', value: 40, onCancel: fn() },
  play: async ({ canvas, args }) => {
    await tabTo(canvas.getByRole('button', { name: 'Cancelar: Enviando as fotos' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: { label: 'Enviando as fotos das folhas de resposta', value: 40, onCancel: fn() },
};
