import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  component: Breadcrumbs,
  args: { items: [{ label: 'Geral' }, { label: 'Turmas', href: '#turmas' }, { label: '9º Ano C' }] },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Path: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Turmas' })).toHaveFocus();
    await expect(canvas.getByText('9º Ano C')).toHaveAttribute('aria-current', 'page');
  },
};
export const OneStep: Story = { args: { items: [{ label: 'Painel do Master' }] } };
export const Long: Story = {
  args: {
    items: [
      { label: 'Administração' },
      { label: 'Instituições', href: '#i' },
      { label: 'Escola Municipal Professora Dalva Nogueira de Albuquerque', href: '#e' },
      { label: 'Acompanhamento interdisciplinar da alfabetização' },
    ],
  },
};
