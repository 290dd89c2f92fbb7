import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { tabTo } from '../testing/plays.ts';
import { StudentCard } from './StudentCard.tsx';

const modules = (...done: number[]) => [8, 8, 8, 16].map((lessons, index) => ({ lessons, done: done[index] ?? 0 }));

const meta = {
  title: 'Componentes/Dados/Cartão de estudante',
  id: 'studentcard',
  component: StudentCard,
  args: {
    name: 'Ana Beatriz Moura',
    isActive: true,
    registration: '20260417',
    modules: modules(8, 8, 8, 9),
    grade: 8.4,
    performance: 'good',
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <ul style={{ maxWidth: 268, margin: 0, padding: 0, listStyle: 'none' }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof StudentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  name: 'Ativo',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('listitem', { name: 'Ana Beatriz Moura' })).toHaveTextContent('Nota8,4');
    await tabTo(canvas.getByRole('button', { name: 'Ver detalhes de Ana Beatriz Moura' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const Inactive: Story = {
  name: 'Inativo',
  args: { isActive: false, modules: modules(3), grade: 3.8, performance: 'bad' },
};
export const NoGradesYet: Story = {
  name: 'Ainda sem notas',
  args: { modules: modules(), grade: null, performance: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sem notas')).toBeVisible();
    await expect(canvas.queryByText('Nota')).toBeNull();
  },
};
export const LongName: Story = {
  name: 'Nome longo',
  args: { name: 'Maria Aparecida do Nascimento Albuquerque de Vasconcelos Filha' },
};
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
