import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, Gauge, Star, Users } from 'lucide-react';
import { expect } from 'storybook/test';
import { tabTo } from '../testing/plays.ts';
import { Ledger } from './Ledger.tsx';

const meta = {
  title: 'Componentes/Dados/Contadores',
  id: 'ledger',
  component: Ledger,
  args: {
    label: 'Totais',
    items: [
      { id: 'all', label: 'Total de alunos', value: 1284, icon: <Users /> },
      { id: 'active', label: 'Ativos', value: 26, icon: <CircleCheck /> },
      { id: 'progress', label: 'Progresso médio', value: 64, suffix: '%', icon: <Gauge /> },
      { id: 'grade', label: 'Nota média', value: 7.2, icon: <Star /> },
    ],
  },
} satisfies Meta<typeof Ledger>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Still: Story = {
  name: 'Parados',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.284')).toBeInTheDocument();
    await expect(canvas.getByText('7,2')).toBeInTheDocument();
  },
};

/** Never a figure that is not true yet, not even on its way up. */
export const AtOnce: Story = {
  name: 'De uma vez',
  beforeEach: () => {
    delete document.documentElement.dataset.motion;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.284')).toBeVisible();
  },
};

/** Each counter leads to the list behind it. */
export const Leading: Story = {
  name: 'Levando à lista',
  args: { items: [{ id: 'all', label: 'Alunos matriculados', value: 470, href: '#alunos' }] },
  play: async ({ canvas }) => {
    await tabTo(canvas.getByRole('link', { name: 'Alunos matriculados' }));
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#alunos');
  },
};

export const OneLineEach: Story = { name: 'Uma linha cada', args: { layout: 'line' } };
export const ThreeColumns: Story = {
  name: 'Três colunas',
  args: { maxColumns: 3 },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, args }) => {
    const tops = canvas.getAllByRole('term').map((term) => Math.round(term.getBoundingClientRect().top));
    await expect(tops.filter((top) => top === tops[0])).toHaveLength(3);
    await expect(tops).toHaveLength(args.items.length);
  },
};

export const FourColumns: Story = {
  name: 'Quatro colunas',
  args: { maxColumns: 4 },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('term').map((term) => Math.round(term.getBoundingClientRect().top));
    await expect(tops.filter((top) => top === tops[0])).toHaveLength(4);
  },
};

export const NotYet: Story = {
  name: 'Ainda não',
  args: { items: [{ id: 'grade', label: 'Nota média', value: '—', icon: <Star /> }] },
};
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
