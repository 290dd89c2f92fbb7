import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Stack } from './Stack.tsx';

const meta = {
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

export const Regular: Story = {};
export const Tight: Story = { args: { gap: 2 } };
export const List: Story = {
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
export const PhoneLargeText: Story = { globals: { viewport: { value: 'phone' }, textSize: '200' } };
