import type { AssessmentToCorrect } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atAddress } from '../../../lib/testing/AroundStory.tsx';
import { AssessmentsToCorrect } from './AssessmentsToCorrect.tsx';

const exam: AssessmentToCorrect = {
  ...{ id: 'prova', title: 'Avaliação bimestral de Matemática', format: 'GABARITO', class_id: 'nono' },
  ...{ class: { id: 'nono', name: '9º Ano C' }, step: 'CORRECT', pending_count: 9, in_review_count: 3 },
};
const reading: AssessmentToCorrect = {
  ...{ ...exam, id: 'leitura', title: 'Fluência leitora', format: 'LEITURA', pending_count: 1, in_review_count: 0 },
};
const review: AssessmentToCorrect = { ...exam, id: 'simulado', title: 'Simulado', step: 'REVIEW', pending_count: 0 };

const meta = {
  title: 'Telas/Painéis/Avaliações a corrigir',
  id: 'assessments-to-correct',
  component: AssessmentsToCorrect,
  decorators: [atAddress()],
  args: { assessments: [exam, reading, review] },
} satisfies Meta<typeof AssessmentsToCorrect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  name: 'À espera',
  play: async ({ canvas }) => {
    const ways = canvas
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
    await expect(ways).toEqual([
      [
        'Corrigir: Avaliação bimestral de Matemática, 9º Ano C',
        '/app/activities/prova/correction?classId=nono&modo=turma',
      ],
      ['Corrigir leitura: Fluência leitora, 9º Ano C', '/app/activities/leitura/reading-correction'],
      ['Revisar 3: Simulado, 9º Ano C', '/app/activities/simulado/review'],
    ]);
    await expect(canvas.getByText('9º Ano C · 9 alunos a corrigir · 3 em revisão')).toBeVisible();
    await expect(canvas.getByText('9º Ano C · 1 aluno a corrigir')).toBeVisible();
  },
};
const nine = Array.from({ length: 9 }, (_, index) => ({ ...exam, id: `prova-${index}` }));

export const AtStart: Story = {
  name: 'No início, as mais novas',
  args: { isAtStart: true, assessments: nine },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'Ver todas (9)' })).toHaveAttribute('href', '/app/corrigir');
  },
};
export const AtStartOnPhone: Story = {
  name: 'No início, no celular',
  args: { isAtStart: true, assessments: nine },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('link', { name: 'Ver todas (9)' })).toHaveLength(1);
  },
};
export const All: Story = {
  name: 'Todas',
  args: { assessments: nine },
  play: async ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(9),
};
export const NothingWaits: Story = {
  name: 'Nada à espera',
  args: { assessments: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull(),
};
export const Phone: Story = { name: 'Celular', globals: { viewport: { value: 'phone' } } };
