import type { AssessmentAnalysis, QuestionAnalysis } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { FindingsPanel } from './FindingsPanel.tsx';

const option = (
  letter: 'A' | 'B' | 'C' | 'D',
  curve: readonly [number, number, number],
  finding: QuestionAnalysis['options'][number]['finding'] = null,
): QuestionAnalysis['options'][number] => ({
  letter,
  label: letter,
  is_right: letter === 'B',
  share: curve[1],
  mean_rest: 60,
  curve: { lower: curve[0], middle: curve[1], upper: curve[2] },
  finding,
});
const question = (number: number, more: Partial<QuestionAnalysis>): QuestionAnalysis => ({
  ...{ id: `0/${number}`, key_version: 'A', group: 0, question: number, kind: 'choice', correct: 'B' },
  annulled: false,
  ...{ blank: 0, double: 0, hit_rate: 60, discrimination: 0.4, separation: 0.5, kr20_without: 0.7, findings: [] },
  options: [option('A', [30, 20, 10]), option('B', [30, 60, 80]), option('C', [25, 15, 8]), option('D', [15, 5, 2])],
  ...more,
});
const analysis: AssessmentAnalysis = {
  ...{ scale: 100, scores: [], mean: 60, deviation: 15, sheets: 28, kr20: 0.72, measurement_error: 1.87 },
  ...{ counted_questions: 20, questions_for_good: 32, version_b: null, comparison: [] },
};

const meta = {
  title: 'Telas/Partes/Análise da prova em palavras',
  id: 'part-findings',
  component: FindingsPanel,
  decorators: [aroundStory],
  args: {
    analysis,
    rows: [
      question(1, {}),
      question(7, {
        ...{ discrimination: -0.2, separation: -0.25, kr20_without: 0.78, findings: ['repels', 'lowers-reliability'] },
        options: [
          option('A', [10, 12, 15]),
          option('B', [60, 40, 35]),
          option('C', [25, 45, 50], 'attracts-best'),
          option('D', [5, 3, 0], 'rare'),
        ],
      }),
    ],
  },
} satisfies Meta<typeof FindingsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sentences: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A confiabilidade da prova é moderada (KR-20 0,72).')).toBeVisible();
    await expect(canvas.getByText(/podem variar cerca de 1,87 questão/)).toBeVisible();
    await expect(canvas.getByText(/cerca de 32 questões como estas 20/)).toBeVisible();
    await expect(canvas.getByText(/menos de 5% marcaram, e que não ajudam a separar: D da questão 7\.$/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Questão 1' })).toBeNull();
    const card = canvas.getByRole('heading', { name: 'Questão 7' }).parentElement as HTMLElement;
    await expect(
      within(card)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual([
      'A questão 7 separa mal: quem acertou o resto errou aqui. Confira o gabarito e o enunciado.',
      'Sem a questão 7, a prova seria mais confiável: o KR-20 iria de 0,72 a 0,78.',
      'A alternativa C da questão 7 atraiu quem foi bem no resto: veja se também está certa, ou se confunde.',
    ]);
    const table = within(card).getByRole('table', { name: 'Alternativas da questão 7 por grupo' });
    await expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent)[3],
    ).toBe('C25%45%50%');
    await expect(within(card).getByText(/^Média no resto do teste de quem marcou: .*C\s60%/)).toBeVisible();
  },
};

export const FewSheets: Story = {
  args: { analysis: { ...analysis, sheets: 6, kr20: -10.53 }, rows: [question(1, {})] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Com 6 folhas corrigidas ainda não se diz nada/)).toBeVisible();
    await expect(canvas.queryByText(/confiabilidade|Por acaso/)).toBeNull();
    await expect(canvas.queryByRole('heading', { level: 3 })).toBeNull();
  },
};

/** A test of which nothing can be computed: why, and never that nothing stands out. */
const saying = (over: Partial<AssessmentAnalysis>, sentence: RegExp): Story => ({
  args: {
    rows: [question(1, { discrimination: null, separation: null, kr20_without: null })],
    analysis: { ...analysis, kr20: null, measurement_error: null, questions_for_good: null, ...over },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(sentence)).toBeVisible();
    await expect(canvas.queryByText(/chama a atenção/)).toBeNull();
  },
});

export const AllAlike: Story = saying({}, /^Todas as folhas têm os mesmos pontos/);
export const OneQuestion: Story = saying({ counted_questions: 1 }, /^A prova conta uma questão só/);
export const AllAnnulled: Story = saying({ counted_questions: 0 }, /^Todas as questões estão anuladas/);
export const NoSheets: Story = saying({ sheets: 0 }, /^Nenhuma folha corrigida ainda/);

export const Statement: Story = {
  args: {
    rows: [
      question(3, {
        ...{ kind: 'true-false', correct: 'F' },
        options: [
          { ...option('A', [5, 3, 0], 'rare'), label: 'V' },
          { ...option('B', [95, 97, 100]), label: 'F' },
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/não ajudam a separar: V da questão 3\.$/)).toBeVisible();
  },
};

export const RareKey: Story = {
  args: {
    rows: [
      question(4, {
        options: [option('A', [50, 50, 50]), option('B', [0, 3, 0], 'rare'), option('C', [50, 47, 50])],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Menos de 5% marcaram a alternativa certa B da questão 4: confira o gabarito e o enunciado.'),
    ).toBeVisible();
    await expect(canvas.queryByText(/não ajudam a separar/)).toBeNull();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' }, theme: 'dark' } };
