import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Componentes/Dados/Pilha',
  id: 'stack',
  component: Stack,
  args: {
    children: (
      <>
        <p>Turma 9º Ano C, matutino</p>
        <p>34 alunos matriculados</p>
        <Button>Abrir a turma</Button>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = { name: 'Normal' };
export const Tight: Story = { name: 'Apertada', args: { gap: 2 } };
export const List: Story = {
  name: 'Lista',
  args: {
    as: 'ul',
    gap: 3,
    children: (
      <>
        <li>Português</li>
        <li>Matemática</li>
      </>
    ),
  },
};
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
