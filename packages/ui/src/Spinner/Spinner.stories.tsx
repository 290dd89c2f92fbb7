import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Componentes/Avisos/Espera curta',
  id: 'spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Silent: Story = {
  name: 'Sem palavra',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Carregando...' })).toBeVisible();
  },
};
export const Labelled: Story = { name: 'Com rótulo', args: { label: 'Abrindo a câmera...', showLabel: true } };
