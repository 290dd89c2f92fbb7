import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tabTo } from '../testing/plays.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Componentes/Navegação/Caminho',
  id: 'breadcrumbs',
  component: Breadcrumbs,
  args: { items: [{ label: 'Geral' }, { label: 'Turmas', href: '#turmas' }, { label: '9º Ano C' }] },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Path: Story = {
  name: 'Caminho inteiro',
  play: async ({ canvas }) => {
    await tabTo(canvas.getByRole('link', { name: 'Turmas' }));
    await expect(canvas.getByText('9º Ano C')).toHaveAttribute('aria-current', 'page');
  },
};
export const OneStep: Story = { name: 'Um nível', args: { items: [{ label: 'Painel do Master' }] } };
export const Long: Story = {
  name: 'Longo',
  args: {
    items: [
      { label: 'Administração' },
      { label: 'Instituições', href: '#i' },
      { label: 'Escola Municipal Professora Dalva Nogueira de Albuquerque', href: '#e' },
      { label: 'Acompanhamento interdisciplinar da alfabetização' },
    ],
  },
};
