import type { OwnGrades, OwnResult } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { aroundStory, atAddress } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import MyGradesScreen from './MyGradesScreen.tsx';

const server = new StoryServer();
const address = 'GET /dashboard/student/grades';

const grade = (period_index: number, score: number, class_name = '9º Ano C') => ({
  id: `${class_name}${period_index}${score}`,
  scope: 'BIMESTER' as const,
  ...{ period_index, score, class_name, updated_at: '2026-05-14T12:00:00Z' },
});
const result: OwnResult = {
  ...{ id: 'prova', title: 'Avaliação bimestral de Matemática', category: 'AVALIACAO', format: 'GABARITO' },
  ...{ created_at: '2026-05-12T12:00:00Z', status: 'CORRECTED', score: 88.46, hits: 23, total: 26 },
};
const year: OwnGrades = {
  year: 2026,
  years: [2026, 2025],
  disciplines: [
    { id: 'pt', name: 'Língua Portuguesa', grades: [grade(1, 8.5), grade(2, 10)], results: [] },
    { id: 'mat', name: 'Matemática', grades: [grade(1, 6)], results: [result] },
  ],
  attendance: { part: 0, whole: 0, percent: null, absences: [] },
  other_results: [
    { ...result, id: 'leitura', title: 'Leitura em voz alta', format: 'LEITURA', score: 7.5, hits: null, total: null },
    { ...result, id: 'revisao', title: 'Simulado', status: 'IN_REVIEW', score: 50, hits: 13 },
  ],
};
const attendance = {
  ...{ part: 197, whole: 200, percent: 98.5 },
  absences: [
    { date: '2026-08-14', discipline: 'Língua Portuguesa' },
    { date: '2026-08-14', discipline: 'Matemática' },
    { date: '2026-03-02', discipline: 'Ciências' },
  ],
};
const nothing = { disciplines: [], other_results: [] };

const meta = {
  title: 'Telas/Painéis/Notas e faltas',
  id: 'my-grades-screen',
  component: MyGradesScreen,
  decorators: [atAddress('/app/my-grades'), aroundStory],
  beforeEach: server.answer({ [address]: { data: year } }),
} satisfies Meta<typeof MyGradesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A panel for each discipline with its grades and the results that made them; what belongs to none comes last. */
export const ByDiscipline: Story = {
  name: 'Por disciplina',
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Faltas' });
    const panels = canvas.getAllByRole('region');
    await expect(panels.map((panel) => within(panel).getByRole('heading').textContent)).toEqual([
      'Língua Portuguesa',
      'Matemática',
      'Outras avaliações',
      'Faltas',
    ]);
    const [portuguese, maths, others] = panels as [HTMLElement, HTMLElement, HTMLElement];
    await expect(portuguese).toHaveTextContent('2 notas');
    await expect(portuguese).toHaveTextContent('2º bimestreLançada em 14/05/202610,0');
    await expect(maths).toHaveTextContent('1 nota · 1 avaliação');
    await expect(maths).toHaveTextContent('Avaliação · 12/05/202623 de 26 · 88,46Corrigida');
    await expect(others).toHaveTextContent('7,5');
    await expect(others).toHaveTextContent('Em revisão');
  },
};

/** Another year is asked of the server. */
export const AnotherYear: Story = {
  name: 'Outro ano',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Ano letivo/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: '2025' }));
    await waitFor(() => expect(server.sent).toHaveLength(2));
    await expect(await canvas.findByRole('button', { name: /2025/ })).toBeVisible();
  },
};

/** Of a year in two classes, each grade says of which. */
export const TwoClasses: Story = {
  name: 'Duas turmas',
  beforeEach: server.answer({
    [address]: {
      data: {
        ...year,
        years: [2026],
        disciplines: [{ ...year.disciplines[0], grades: [grade(1, 8.5), grade(2, 7, '9º Ano B')] }],
        other_results: [],
      },
    },
  }),
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('region', { name: 'Língua Portuguesa' });
    await expect(panel).toHaveTextContent('Lançada em 14/05/2026 · 9º Ano B');
    await expect(canvas.queryByRole('button', { name: /Ano letivo/ })).toBeNull();
  },
};

/** Each day of absence with the lessons missed on it, where the panel's frequency leads. */
export const Absences: Story = {
  name: 'Faltas',
  parameters: { address: '/app/my-grades?parte=faltas' },
  beforeEach: server.answer({ [address]: { data: { ...year, attendance } } }),
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('region', { name: 'Faltas' });
    await expect(canvas.getAllByRole('region')[0]).toBe(panel);
    await expect(panel).toHaveTextContent('Presente em 197 de 200 aulas com chamada: 98,5%');
    const days = within(panel).getAllByRole('listitem');
    await expect(days).toHaveLength(2);
    await expect(days[0]).toHaveTextContent('14 de agosto de 2026Língua Portuguesa · Matemática2 faltas');
  },
};

export const NoRollCall: Story = {
  name: 'Sem chamada',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma chamada em 2026')).toBeVisible();
  },
};

export const LongNames: Story = {
  name: 'Nomes longos',
  globals: { viewport: { value: 'phone' } },
  beforeEach: server.answer({
    [address]: {
      data: {
        ...year,
        disciplines: [
          {
            ...year.disciplines[1],
            name: 'Fundamentos Socioantropológicos, Ensino Religioso e Projetos Interdisciplinares Integradores',
            results: [
              { ...result, title: 'Avaliação diagnóstica de interdisciplinaridade e compreensão leitora '.repeat(2) },
            ],
          },
        ],
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /Fundamentos/ })).toBeVisible();
  },
};

export const EmptyYear: Story = {
  name: 'Ano sem notas',
  beforeEach: server.answer({ [address]: { data: { ...year, ...nothing } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma nota ou avaliação em 2026')).toBeVisible();
    await expect(canvas.getByText('Escolha outro ano letivo para ver o que há dele.')).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'Falhou',
  beforeEach: server.answer({ [address]: { status: 500, message: 'O servidor não respondeu.' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Erro ao carregar suas notas');
    await expect(canvas.getByRole('button', { name: /Tentar novamente/ })).toBeVisible();
  },
};

export const Phone: Story = { name: 'Celular', globals: { viewport: { value: 'phone' } } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
