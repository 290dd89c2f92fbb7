import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AnswerTable } from './AnswerTable.tsx';

const meta = {
  title: 'Componentes/Correção/Tabela de respostas',
  id: 'answertable',
  component: AnswerTable,
  args: {
    groups: [
      {
        title: 'Coluna 1',
        rows: [
          { question: 1, marked: 'B', correct: 'B', status: 'correct' },
          { question: 2, marked: 'D', correct: 'D', status: 'correct' },
          { question: 3, marked: 'A', correct: 'C', status: 'wrong' },
        ],
      },
      {
        title: 'Coluna 2',
        rows: [
          { question: 4, marked: 'B, C', correct: 'B', status: 'review' },
          { question: 5, marked: '', correct: 'A', status: 'blank' },
          { question: 6, marked: 'C', correct: 'A', status: 'annulled' },
        ],
      },
    ],
  },
} satisfies Meta<typeof AnswerTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoColumns: Story = {
  name: 'Duas colunas',
  play: async ({ canvas }) => {
    const first = within(canvas.getByRole('table', { name: 'Coluna 1' }));
    await expect(first.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Questão',
      'Resposta do aluno',
      'Resposta correta',
      'Status',
    ]);
    const wrong = within(first.getByRole('row', { name: /^3/ }));
    await expect(wrong.getByText('Errada')).toBeVisible();
    await expect(wrong.getByText('A').tagName).toBe('S');
    const annulled = within(canvas.getByRole('row', { name: /^6/ }));
    await expect(annulled.getByText('Anulada')).toBeVisible();
    await expect(annulled.queryByText('Correta')).toBeNull();
  },
};
export const OneColumn: Story = {
  name: 'Uma coluna',
  args: { groups: [{ title: null, rows: [{ question: 1, marked: 'A', correct: 'A', status: 'correct' }] }] },
};
export const Empty: Story = {
  name: 'Vazio',
  args: { groups: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sem dados.')).toBeVisible();
  },
};
export const Phone: Story = { name: 'Celular', globals: { viewport: { value: 'phone' } } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
