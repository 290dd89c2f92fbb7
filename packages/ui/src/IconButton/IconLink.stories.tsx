import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { tabTo } from '../testing/plays.ts';
import { IconLink } from './IconLink.tsx';

const meta = {
  title: 'Componentes/Navegação/Link de ícone',
  id: 'iconlink',
  component: IconLink,
  args: { label: 'Baixar Prova de Matemática', icon: <Download />, href: '#prova' },
} satisfies Meta<typeof IconLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Usual',
  play: async ({ canvas }) => {
    await tabTo(canvas.getByRole('link', { name: 'Baixar Prova de Matemática' }));
  },
};
export const Compact: Story = { name: 'Compacto', args: { compact: true } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  args: { compact: true },
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
