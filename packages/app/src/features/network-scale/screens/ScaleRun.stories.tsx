import type { ScaleRunResult, SchoolScaleYear } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { aroundStory, atAddress } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import { ScaleRun } from './ScaleRun.tsx';

const ref = (at: number) => ({ group: at < 5 ? 0 : 1, question: (at % 5) + 1 });
const group = (
  kind: 'NETWORK' | 'INSTITUTION' | 'CLASS',
  id: string,
  name: string,
  mean: number | null,
  school: string | null,
) => ({
  ...{ kind, id, name, institution_id: school, pupils: mean === null ? 6 : 80 },
  ...{ mean, error: mean === null ? null : 5 },
});
const done: ScaleRunResult = {
  ...{ id: 'nova', municipality_id: 'rede', assessment_group_id: 'prova', title: 'Prova da rede' },
  ...{ school_year: 2026, model: '2PL', status: 'DONE', cycles: 21, pupils: 1284, failure: null },
  ...{ base_run_id: 'base', created_at: '2026-11-20T10:00:00Z' },
  findings: {
    items: Array.from({ length: 10 }, (_, at) => ({
      ...ref(at),
      curve: at === 9 ? null : { a: 1, b: at / 3 - 1, c: 0, point: 205 + at * 14 },
    })),
    anchors: [0, 1, 2].map((at) => ({
      ...{ base: ref(at), other: ref(at + 1), difference: at === 2 ? -31 : 4 - at, has_drifted: at === 2 },
    })),
    link_error: 3,
    levels: [
      { from: 200, items: [ref(0), ref(1)] },
      { from: 225, items: [ref(2), ref(3)] },
      { from: 250, items: [ref(4)] },
    ],
    groups: [
      group('NETWORK', 'rede', 'Santa Aurora', 258, null),
      group('INSTITUTION', 'dalva', 'E.M. Dalva', 249, null),
      group('INSTITUTION', 'anchieta', 'E.M. Padre Anchieta', 266, null),
      group('CLASS', 'a', '9º Ano A', 244, 'dalva'),
      group('CLASS', 'b', '9º Ano B', null, 'dalva'),
    ],
  },
  skills: [{ ...ref(2), skills: [{ code: 'MA6-01', text: 'Calcular porcentagens em compras.' }] }],
  years: [
    { run_id: 'base', title: 'Prova da rede', school_year: 2025, pupils: 1190, mean: 250, error: 2 },
    { run_id: 'nova', title: 'Prova da rede', school_year: 2026, pupils: 1284, mean: 258, error: 3 },
  ],
};
const schoolYear = (
  run_id: string,
  school_year: number,
  mean: number,
  classes: SchoolScaleYear['classes'],
): SchoolScaleYear => ({ run_id, title: 'Prova da rede', school_year, pupils: 80, mean, error: 6, classes });
const dalva = [
  schoolYear('base', 2025, 244, [group('CLASS', 'a-antes', '9º Ano A', 251, 'dalva')]),
  schoolYear('nova', 2026, 249, [
    group('CLASS', 'a', '9º Ano A', 244, 'dalva'),
    group('CLASS', 'b', '9º Ano B', null, 'dalva'),
  ]),
];
/** A chart, which is fetched apart. */
const chart = (canvas: ReturnType<typeof within>, name: string) => canvas.findByRole('figure', { name });
const server = new StoryServer();
const answer = (over: Partial<ScaleRunResult>) =>
  server.answer({
    'GET /scale-runs/nova': () => ({ data: { ...done, ...over } }),
    'GET /scale-runs/nova/years': () => ({ data: dalva }),
    'POST /scale-runs/nova/cancel': () => ({ data: { ...done, status: 'CANCELLED' } }),
  });

const meta = {
  title: 'Telas/Escala da rede/Uma calibração',
  id: 'scale-run',
  component: ScaleRun,
  args: { id: 'nova' },
  decorators: [atAddress(), aroundStory],
  beforeEach: () => answer({})(),
} satisfies Meta<typeof ScaleRun>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  play: async ({ canvas, step }) => {
    await step('years with what lies between them, in words', async () => {
      await expect(
        await canvas.findByText(/De 2025 a 2026: \+8 pontos \(de \+1 a \+15\)\. É mais do que/),
      ).toBeVisible();
    });
    await step('schools by name around the network', async () => {
      const schools = await chart(canvas, 'Escolas');
      await expect(
        within(schools)
          .getAllByRole('listitem')
          .map((row) => row.textContent),
      ).toEqual(['E.M. Dalva249', 'E.M. Padre Anchieta266']);
    });
    await step('one of them is a choice away', async () => {
      await userEvent.type(canvas.getByRole('combobox', { name: /^Escola/ }), 'dalva');
      await userEvent.click(await within(document.body).findByRole('option', { name: 'E.M. Dalva' }));
      await expect(await chart(canvas, 'Turmas de E.M. Dalva')).toBeVisible();
    });
    await step('levels, the highest first, by questions and skills; what describes none is named', async () => {
      const levels = canvas.getByRole('region', { name: 'Níveis da escala' });
      const [highest, middle] = within(levels).getAllByText(/^De \d+ a \d+$/);
      await expect([highest?.textContent, middle?.textContent]).toEqual(['De 250 a 274', 'De 225 a 249']);
      await expect(levels.textContent).toContain('MA6-01: Calcular porcentagens em compras.');
      await expect(within(levels).getByText(/Não descrevem nível.*Coluna 2, questão 5/)).toBeVisible();
    });
    await step('a common question that moved is flagged', async () => {
      const row = canvas.getByText('−31').closest('tr') as HTMLElement;
      await expect(within(row).getByText('Mudou')).toBeVisible();
      // All of them stand in the first of two columns.
      await expect(within(row).getByText('Coluna 1, questão 4')).toBeVisible();
    });
  },
};
const atDalva = { address: '/app/scale?calibracao=nova&escola=dalva' } as const;
export const SchoolOverYears: Story = {
  parameters: atDalva,
  play: async ({ canvas, step }) => {
    await step('each year leads to its exam, with the school kept', async () => {
      const years = within(await chart(canvas, 'E.M. Dalva ao longo dos anos'));
      await expect(years.getByRole('link', { name: '2025 · Prova da rede' })).toHaveAttribute(
        'href',
        '/app/scale?calibracao=base&escola=dalva',
      );
      await expect(canvas.getByText(/\+5 pontos \(de −12 a \+22\)\. Pode ser acaso\./)).toBeVisible();
    });
    await step('classes of one name side by side, which are other pupils each year', async () => {
      const classes = await chart(canvas, 'Turmas de E.M. Dalva');
      await expect(
        within(classes)
          .getAllByRole('listitem')
          .map((row) => row.textContent),
      ).toEqual(['9º Ano A · 2025251', '9º Ano A · 2026244', '9º Ano B · 2026—']);
      await expect(within(classes).getByText(/a turma de mesmo nome tem outros alunos/)).toBeVisible();
    });
  },
};
/** A base alone has no years to compare: its classes come by their names. */
export const SchoolOfBase: Story = {
  parameters: atDalva,
  beforeEach: () =>
    server.answer({
      'GET /scale-runs/nova': () => ({ data: { ...done, base_run_id: null, years: done.years.slice(1) } }),
      'GET /scale-runs/nova/years': () => ({ data: dalva.slice(1) }),
    })(),
  play: async ({ canvas }) => {
    const classes = await chart(canvas, 'Turmas de E.M. Dalva');
    await expect(within(classes).getAllByRole('listitem')[0]).toHaveTextContent('9º Ano A244');
    await expect(canvas.queryByRole('figure', { name: 'E.M. Dalva ao longo dos anos' })).toBeNull();
  },
};
export const SchoolFailed: Story = {
  parameters: atDalva,
  beforeEach: () =>
    server.answer({
      'GET /scale-runs/nova': () => ({ data: done }),
      'GET /scale-runs/nova/years': () => ({ status: 500, message: 'Erro interno' }),
    })(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Erro ao carregar os anos da escola')).toBeVisible();
    await expect(await chart(canvas, 'A rede ao longo dos anos')).toBeVisible();
  },
};
export const FoundOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const UnderWay: Story = {
  beforeEach: () => answer({ status: 'RUNNING', cycles: 12, findings: null, years: [] })(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Estimando as questões: rodada 12, 1.284 folhas')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Cancelar/ }));
    await expect(await within(document.body).findByText('Calibração cancelada')).toBeVisible();
  },
};
/** A server that is away for a while, as at a restart, does not end the page's asking. */
export const ServerAway: Story = {
  tags: ['full'],
  beforeEach: () => {
    const first = [
      { data: { ...done, status: 'RUNNING', cycles: 12, findings: null, years: [] } },
      { status: 503, message: 'Tente de novo em instantes.' },
    ];
    return server.answer({ 'GET /scale-runs/nova': () => first.shift() ?? { data: done } })();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Estimando as questões/)).toBeVisible();
    await expect(await canvas.findByRole('figure', { name: 'A rede ao longo dos anos' })).toBeVisible();
  },
};
export const NotPossible: Story = {
  beforeEach: () =>
    answer({ status: 'FAILED', failure: 'As questões comuns não permitem ligar as avaliações.', findings: null })(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('As questões comuns não permitem ligar as avaliações.')).toBeVisible();
  },
};
export const Cancelled: Story = {
  beforeEach: () => answer({ status: 'CANCELLED', findings: null })(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Esta calibração foi cancelada')).toBeVisible();
  },
};
export const Failed: Story = {
  beforeEach: () => server.answer({ 'GET /scale-runs/nova': () => ({ status: 500, message: 'Erro interno' }) })(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
};
