import type { Assessment, AssessmentAnalysis } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { aroundStory, atAddress } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import { takeFile } from '../../../lib/testing/take-file.ts';
import { resultRow } from '../../../parts/results/result-samples.ts';
import { resultsPaper } from '../results-paper.ts';
import { ScoresPanel } from './ScoresPanel.tsx';

const server = new StoryServer();

const meta = {
  title: 'Telas/Partes/Notas da avaliação',
  id: 'part-scores-panel',
  component: ScoresPanel,
  decorators: [aroundStory, atAddress()],
  args: {
    assessment: {
      ...{ id: 'prova', title: 'Prova de março', class_id: 'turma', format: 'GABARITO', key_shape: [10] },
      ...{ has_version_b: false, can_write: false },
      class: { id: 'turma', grade: '9º Ano', section: 'C', academic_year: 2026 },
    } as unknown as Assessment,
    analysis: { scale: 100, scores: [50] } as unknown as AssessmentAnalysis,
  },
  beforeEach: () =>
    server.answer({
      'GET /assessments/prova/results': () => ({
        data: [resultRow('Ana', 'CORRECTED'), resultRow('Bia', 'IN_REVIEW'), resultRow('Caio', 'PENDING')],
      }),
    })(),
} satisfies Meta<typeof ScoresPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everybody: Story = {
  play: async ({ canvas }) => {
    const csv = await canvas.findByRole('button', { name: 'CSV' });
    const { name, text } = await takeFile(() => userEvent.click(csv));
    await expect(name).toMatch(/^resultado_prova-de-marco_9-ano-c_\d{4}-\d\d-\d\d\.csv$/);
    await expect(text.match(/Ana|Bia|Caio/g)).toEqual(['Ana', 'Bia', 'Caio']);
  },
};

export const OneState: Story = {
  parameters: { address: '/?situacao=revisao' },
  play: async ({ args, canvas, step }) => {
    await step('what is taken away holds what is on the screen, and its name says so', async () => {
      const csv = await canvas.findByRole('button', { name: 'CSV' });
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
      const { name, text } = await takeFile(() => userEvent.click(csv));
      await expect(name).toMatch(/^resultado_prova-de-marco_9-ano-c_em-revisao_/);
      await expect(text.match(/Ana|Bia|Caio/g)).toEqual(['Bia']);
    });
    await step('paper, too, and tells how it went of the whole class', async () => {
      const { assessment } = args;
      const all = [resultRow('Ana', 'CORRECTED'), resultRow('Bia', 'IN_REVIEW')];
      const analysis = { mean: 50, deviation: 0 } as AssessmentAnalysis;
      const [section] = resultsPaper(assessment, analysis, all.slice(1), { state: 'Em revisão', all }).sections;
      await expect(section?.shown).toBe('Situação: Em revisão');
      const facts = section?.blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []));
      await expect(facts).toContainEqual(['Corrigidas', '1']);
    });
  },
};
