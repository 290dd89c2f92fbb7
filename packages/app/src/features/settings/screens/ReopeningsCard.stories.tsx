import { municipalityDefaults, type PostingReopening, type PostingReopeningInput } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { type Answer, StoryServer } from '../../../lib/testing/story-server.ts';
import { ReopeningsCard } from './ReopeningsCard.tsx';

const school = '01900002-0000-7000-8000-000000000001';
const schoolClass = { id: '01900003-0000-7000-8000-000000000001', grade: '5º ano', section: 'A' };
const server = new StoryServer();
let stored: PostingReopening[] = [];
let failure: Answer | null = null;

const reopeningOf = (id: string, change: Partial<PostingReopening>): PostingReopening => ({
  ...{ id, institution_id: school, class_id: null, class: null, year: 2026, scope: 'BIMESTER', period_index: 1 },
  ...{ until: '2099-12-31', reason: null, created_by: { id: 'sergio', name: 'Sérgio Brandão' } },
  created_at: '2026-05-20T12:00:00Z',
  ...change,
});

const meta = {
  title: 'Telas/Configurações/Períodos reabertos',
  id: 'reopenings-card',
  component: ReopeningsCard,
  decorators: [aroundStory],
  args: { institutionId: school },
  beforeEach: () => {
    failure = null;
    stored = [
      reopeningOf('turma', {
        class_id: schoolClass.id,
        class: schoolClass,
        period_index: 2,
        reason: 'Professora afastada',
      }),
      reopeningOf('escola', { until: '2026-04-30' }),
    ];
    localStorage.clear();
    return server.answer(
      {
        'GET /posting-reopenings': () => failure ?? { data: stored },
        'GET /settings/municipality/rede': {
          data: {
            ...{ ...municipalityDefaults, municipality_id: 'rede', version: 1 },
            school_year: { year: 2026, starts_on: '2026-02-02', ends_on: '2026-12-18' },
            terms: [1, 2].map((period_index) => ({
              ...{ scope: 'BIMESTER', period_index, weight: 1, posting_starts_on: null, posting_ends_on: null },
              ...{ starts_on: `2026-0${2 * period_index}-02`, ends_on: `2026-0${2 * period_index + 1}-17` },
            })),
          },
        },
        'GET /classes': { data: [schoolClass] },
        'POST /posting-reopenings': (body) => {
          const made = reopeningOf('nova', body as Partial<PostingReopening>);
          stored = [made, ...stored];
          return { data: made };
        },
        'DELETE /posting-reopenings/turma': () => {
          stored = stored.filter(({ id }) => id !== 'turma');
          return { data: null };
        },
      },
      {
        role: 'MANAGER',
        permissions: ['view_settings'],
        profiles: [{ municipality_id: 'rede', institution_id: school }] as never,
      },
    )();
  },
} satisfies Meta<typeof ReopeningsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One in force, of a class, and one that is over: only the first can be undone. */
export const Undone: Story = {
  name: 'Desfeita',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2º bimestre de 2026 · 5º ano A')).toBeVisible();
    await expect(canvas.getByText('Até 31/12/2099')).toBeVisible();
    await expect(canvas.getByText('Terminou em 30/04/2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Desfazer/ }));
    await waitFor(() => expect(canvas.queryByText('2º bimestre de 2026 · 5º ano A')).toBeNull());
    await expect(canvas.getByText('1º bimestre de 2026 · Toda a escola')).toBeVisible();
  },
};

export const Reopened: Story = {
  name: 'Reabrir',
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reabrir período' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reabrir período' }));
    const choose = async (field: RegExp, option: string) => {
      await userEvent.click(dialog.getByRole('button', { name: field }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await step('without a period or a day it says so', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Reabrir' }));
      await expect(await dialog.findByText('Selecione o período')).toBeVisible();
      await expect(dialog.getByText('Informe até quando o período fica aberto')).toBeVisible();
    });
    await step('for one class', async () => {
      await choose(/Período/, '1º bimestre de 2026');
      await choose(/Para/, '5º ano A');
      await userEvent.click(dialog.getAllByRole('spinbutton')[0] as HTMLElement);
      await userEvent.keyboard('31122099');
      await userEvent.click(dialog.getByRole('button', { name: 'Reabrir' }));
      await waitFor(() =>
        expect(server.writes()).toEqual([
          {
            ...{ institution_id: school, class_id: schoolClass.id, until: '2099-12-31', reason: null },
            ...{ year: 2026, scope: 'BIMESTER', period_index: 1 },
          } satisfies PostingReopeningInput,
        ]),
      );
      await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    });
  },
};

export const Failed: Story = {
  name: 'Não carregou',
  beforeEach: () => {
    failure = { status: 500, message: 'Algo deu errado do nosso lado.' };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Erro ao carregar os períodos reabertos')).toBeVisible();
    await expect(canvas.queryByText('Nenhum período foi reaberto.')).toBeNull();
  },
};

export const Phone: Story = { name: 'Celular', globals: { viewport: { value: 'phone' } } };
