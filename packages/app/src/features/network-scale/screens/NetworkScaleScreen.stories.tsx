import type { ScaleExam, ScaleRun, ScaleRunResult } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { aroundStory, atAddress } from '../../../lib/testing/AroundStory.tsx';
import { type Answers, StoryServer } from '../../../lib/testing/story-server.ts';
import NetworkScaleScreen from './NetworkScaleScreen.tsx';

const networkId = '0190fffe-0000-7000-8000-000000000001';
const groupId = '0190fffe-0000-7000-8000-000000000002';
const baseId = '0190fffe-0000-7000-8000-000000000003';
const questions = Array.from({ length: 12 }, (_, at) => ({ group: 0, question: at + 1 }));
const run = (id: string, over: Partial<ScaleRun> = {}): ScaleRun => ({
  ...{ id, municipality_id: networkId, assessment_group_id: 'antes', title: 'Prova da rede', school_year: 2025 },
  ...{ model: '2PL', status: 'DONE', cycles: 20, pupils: 1190, failure: null, base_run_id: null },
  created_at: '2026-11-20T10:00:00Z',
  ...over,
});
const base: ScaleRunResult = {
  ...run(baseId),
  findings: {
    items: questions.map((question) => ({ ...question, curve: { a: 1, b: 0, c: 0, point: 250 } })),
    ...{ anchors: [], link_error: 0, levels: [], groups: [] },
  },
  ...{ skills: [], years: [] },
};
const exam: ScaleExam = {
  ...{ assessment_group_id: groupId, title: 'Prova da rede, 9º ano', school_year: 2026, classes: 12, pupils: 312 },
  ...{ models: ['RASCH', '2PL'], questions },
};
const runs = [
  run('nova', { school_year: 2026, status: 'RUNNING', pupils: 312, base_run_id: baseId }),
  run('parou', { school_year: 2026, status: 'FAILED', failure: 'Tente um mais simples.', model: '3PL' }),
  run(baseId),
];
const server = new StoryServer();
const answer = (over: Answers = {}) =>
  server.answer(
    {
      'GET /municipalities': () => ({ data: [{ id: networkId, name: 'Santa Aurora' }] }),
      'GET /scale-runs': () => ({ data: runs }),
      [`GET /scale-runs/${baseId}`]: () => ({ data: base }),
      'GET /scale-exams': () => ({ data: [exam] }),
      'POST /scale-runs': () => ({ data: run('outra', { status: 'QUEUED' }) }),
      ...over,
    },
    { profiles: [{ municipality_id: networkId }] as never },
  );

const meta = {
  title: 'Telas/Escala da rede/Provas calibradas',
  id: 'network-scale',
  component: NetworkScaleScreen,
  decorators: [atAddress(), aroundStory],
  beforeEach: () => answer()(),
} satisfies Meta<typeof NetworkScaleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Runs: Story = {
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('Calculando')).closest('tr') as HTMLElement;
    await expect(within(row).getByText('De Prova da rede · 2025')).toBeVisible();
    await expect(within(row).getByRole('link')).toHaveAttribute('href', '/app/scale?calibracao=nova');
    await expect((canvas.getByText('Concluída').closest('tr') as HTMLElement).textContent).toContain('Ano-base');
  },
};
export const RunsOnPhone: Story = { globals: { viewport: { value: 'phone' } } };

const pick = async (button: HTMLElement, option: string | RegExp) => {
  await userEvent.click(button);
  await userEvent.click(await within(document.body).findByRole('option', { name: option }));
};
export const Start: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nova calibração' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Nova calibração' }));
    await step('the exam decides which models may be had', async () => {
      await userEvent.type(dialog.getByRole('combobox', { name: /Avaliação/ }), 'prova');
      await userEvent.click(await within(document.body).findByRole('option', { name: /9º ano/ }));
      await expect(dialog.getByRole('radio', { name: /^3PL/ })).toBeDisabled();
      await expect(dialog.getByRole('radio', { name: /^2PL/ })).toBeChecked();
    });
    await step('common questions are named in blocks, and too few are told', async () => {
      const block = within(await dialog.findByRole('group', { name: 'Bloco 1' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Iniciar' }));
      await waitFor(() => expect(block.getByRole('button', { name: /No ano-base/ })).toHaveFocus());
      await pick(block.getByRole('button', { name: /No ano-base/ }), 'Questão 1');
      await pick(block.getByRole('button', { name: /Nesta prova/ }), 'Questão 3');
      await userEvent.type(block.getByRole('textbox', { name: 'Quantas' }), '6{Enter}');
      await userEvent.click(dialog.getByRole('button', { name: 'Iniciar' }));
      await expect(await dialog.findByText(/6 questões comuns não bastam: são precisas 8/)).toBeVisible();
    });
    await step('a block that is taken away gives the focus to the button for another', async () => {
      const add = dialog.getByRole('button', { name: 'Adicionar bloco' });
      await userEvent.click(add);
      await userEvent.click(dialog.getByRole('button', { name: 'Remover o bloco 2' }));
      await expect(dialog.queryByRole('group', { name: 'Bloco 2' })).toBeNull();
      await waitFor(() => expect(add).toHaveFocus());
    });
    await step('with enough of them it is asked for', async () => {
      const count = dialog.getByRole('textbox', { name: 'Quantas' });
      await userEvent.clear(count);
      await userEvent.type(count, '10{Enter}');
      await expect(await dialog.findByText('10 questões comuns; são precisas 8.')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Iniciar' }));
      await waitFor(() => expect(server.writes()).toHaveLength(1));
      await expect(server.writes()[0]).toMatchObject({
        ...{ municipality_id: networkId, assessment_group_id: groupId, model: '2PL' },
        base: { run_id: baseId, anchors: expect.objectContaining({ length: 10 }) },
      });
    });
  },
};
export const StartOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nova calibração' }));
    await expect(await within(document.body).findByRole('dialog', { name: 'Nova calibração' })).toBeVisible();
  },
};
export const NoExam: Story = {
  beforeEach: () =>
    answer({ 'GET /scale-exams': () => ({ data: [{ ...exam, pupils: 84, models: [], questions: [] }] }) })(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nova calibração' }));
    const dialog = within(document.body);
    await waitFor(() => expect(dialog.getByText(/com 84 folhas corrigidas/)).toBeVisible());
  },
};
export const Empty: Story = {
  beforeEach: () => answer({ 'GET /scale-runs': () => ({ data: [] }) })(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma prova calibrada')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nova calibração' })).toBeVisible();
  },
};
export const Failed: Story = {
  beforeEach: () => answer({ 'GET /scale-runs': () => ({ status: 500, message: 'Erro interno' }) })(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
};
