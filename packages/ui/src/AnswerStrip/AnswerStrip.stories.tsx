import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { AnswerStatus } from '../AnswerTable/answer-row.ts';
import { AnswerStrip } from './AnswerStrip.tsx';

const sheet = (length: number): AnswerStatus[] =>
  Array.from({ length }, (_, index) =>
    index === 16 ? 'review' : index % 9 === 3 ? 'wrong' : index === 20 ? 'blank' : 'correct',
  );

const meta = {
  title: 'Componentes/Correção/Faixa de respostas',
  id: 'answerstrip',
  component: AnswerStrip,
  args: { statuses: sheet(26) },
} satisfies Meta<typeof AnswerStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwentySix: Story = {
  name: 'Vinte e seis',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: '21 corretas, 3 erradas, 1 em branco, 1 para revisar' }),
    ).toBeInTheDocument();
  },
};
export const Annulled: Story = {
  name: 'Com anuladas',
  args: { statuses: ['correct', 'annulled', 'wrong', 'blank'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '1 correta, 1 errada, 1 em branco, 1 anulada' })).toBeVisible();
  },
};
export const Fifty: Story = {
  name: 'Cinquenta',
  args: { statuses: sheet(50) },
  globals: { viewport: { value: 'phone' } },
};
export const Empty: Story = { name: 'Vazio', args: { statuses: [] } };
