import type { Assessment, ClassSkills, SkillMap } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { aroundStory } from '../../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../../lib/testing/story-server.ts';
import { takeFile } from '../../../../lib/testing/take-file.ts';
import { SkillsPanel } from './SkillsPanel.tsx';

const skill = (code: string, text: string | null, right: number, answered: number) => ({
  ...{ code, text, right, answered, component: 'Matemática', questions: 3 },
  by_assessment: [
    { assessment_id: 'antes', right: 2, answered: 6, questions: 3 },
    { assessment_id: 'prova', right: 6, answered: 6, questions: 3 },
  ],
});
const pupil = (id: string, name: string, ...rights: number[]) => ({
  student_profile_id: id,
  name,
  skills: rights.map((right, at) => ({
    code: ['MA6-01', 'MA6-02', 'EF09MA05'][at] ?? '',
    right,
    answered: at === 2 ? 1 : 3,
  })),
});
const found: ClassSkills = {
  assessments: [],
  skills: [
    skill('MA6-01', 'Calcular porcentagens em compras.', 8, 12),
    skill('MA6-02', 'Resolver uma equação do primeiro grau.', 4, 12),
    skill('EF09MA05', null, 1, 2),
  ],
  pupils: [
    pupil('ana', 'Ana Luiza Moreira', 3, 1, 1),
    pupil('bia', 'Beatriz Nogueira', 3, 0, 0),
    pupil('caio', 'Caio Prado', 1, 3, 1),
    pupil('davi', 'Davi Luz', 1, 0, 1),
  ],
};
const ofSchool: SkillMap = {
  name: 'E.M. Dalva',
  year: 2026,
  skills: [
    { code: 'EF09LP01', text: null, component: 'Língua Portuguesa' },
    { code: 'MA6-01', text: 'Calcular porcentagens em compras.', component: 'Matemática' },
  ],
  total: [
    { right: 30, answered: 40, questions: 2 },
    { right: 45, answered: 150, questions: 3 },
  ],
  lines: [
    {
      id: 'a',
      name: '9º Ano A',
      cells: [
        { right: 30, answered: 40, questions: 2 },
        { right: 40, answered: 60, questions: 3 },
      ],
    },
    { id: 'c', name: '9º Ano C', cells: [null, { right: 5, answered: 90, questions: 3 }] },
  ],
  components: ['Língua Portuguesa', 'Matemática'],
  grades: ['9º Ano'],
};
const server = new StoryServer();
/** Years that the school's map was asked for. */
const years: (string | null)[] = [];

const meta = {
  title: 'Telas/Partes/Resultados por habilidade',
  id: 'part-skills-panel',
  component: SkillsPanel,
  decorators: [aroundStory],
  args: {
    assessment: {
      id: 'prova',
      title: 'Prova de março',
      class_id: 'turma',
      institution_id: 'escola',
      institution: { id: 'escola', name: 'E.M. Dalva', municipality_id: 'rede' },
      class: { id: 'turma', grade: '9º Ano', section: 'C', academic_year: 2026 },
    } as Assessment,
  },
  beforeEach: () => server.answer({ 'GET /classes/turma/skill-results': () => ({ data: found }) })(),
} satisfies Meta<typeof SkillsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BySkill: Story = {
  play: async ({ canvas, step }) => {
    await step('a line a skill: right of answered, and what that lets one say', async () => {
      const row = (await canvas.findByText('MA6-02')).closest('tr') as HTMLElement;
      await expect(within(row).getByText('4 de 12')).toBeVisible();
      await expect(within(row).getByText('A retomar')).toBeVisible();
      const few = canvas.getByText('EF09MA05').closest('tr') as HTMLElement;
      await expect(within(few).getByText('Poucas questões para concluir')).toBeVisible();
      await expect(within(few).getByRole('cell', { name: 'Sem texto: só o código' })).toBeVisible();
    });
    await step('the file says of which assessment and class it is', async () => {
      const { name } = await takeFile(() => userEvent.click(canvas.getByRole('button', { name: 'CSV' })));
      await expect(name).toMatch(/^habilidades_prova-de-marco_9-ano-c_\d{4}/);
    });
  },
};

export const BySkillOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('a code alone tells a teacher nothing: its text stands under it', async () => {
      await expect(await canvas.findByRole('rowheader', { name: /Calcular porcentagens em compras\./ })).toBeVisible();
      await expect(canvas.getByRole('rowheader', { name: /Sem texto: só o código/ })).toBeVisible();
    });
  },
};

export const Heatmap: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Mapa', { exact: true }));
    const map = await canvas.findByRole('region', { name: 'Mapa de alunos e habilidades' });
    const row = within(map).getByRole('rowheader', { name: 'Davi Luz' }).closest('tr') as HTMLElement;
    await expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['1 de 3', '0 de 3', '—']);
    await userEvent.click(within(row).getByText('—'));
    await expect(canvas.getAllByRole('status').map((each) => each.textContent)).toContain(
      'Davi Luz · EF09MA05: —. Poucas questões para concluir.',
    );
  },
};

export const EachPupil: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Por aluno', { exact: true }));
    const list = await canvas.findByRole('list', { name: 'Por aluno' });
    const sheet = within(list).getByRole('heading', { name: 'Ana Luiza Moreira' }).parentElement as HTMLElement;
    await expect(sheet.textContent).toContain('O que já sabeCalcular porcentagens em compras.');
    await expect(sheet.textContent).toContain('A retomarResolver uma equação do primeiro grau.');
    await expect(sheet.textContent).toContain('Poucas questões para concluirEF09MA05 (EF09MA05, —)');
    await expect(sheet.textContent).toContain('(MA6-01, 3 de 3)');
  },
};

export const Groups: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByText('Grupos de retomada', { exact: true }));
    const cardOf = async (name: RegExp) => (await canvas.findByRole('heading', { name })).parentElement as HTMLElement;
    await step('who shares most to take up again is proposed as a group', async () => {
      const first = await cardOf(/^Grupo 1 · MA6-02$/);
      await expect(first.textContent).toContain('Ana Luiza Moreira');
      await expect(first.textContent).toContain('Davi Luz');
      await expect((await cardOf(/^Sem grupo$/)).textContent).toContain('Caio Prado');
    });
    await step('the teacher moves a pupil, and the focus goes along', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Grupo de Caio Prado/ }));
      await userEvent.click(await within(document.body).findByRole('option', { name: 'Grupo 1 · MA6-02' }));
      await expect((await cardOf(/^Grupo 1 · MA6-02$/)).textContent).toContain('Caio Prado');
      await waitFor(() => expect(canvas.getByRole('button', { name: /Grupo de Caio Prado/ })).toHaveFocus());
    });
    await step('who looks at the map meanwhile finds the pupil where he was put', async () => {
      await userEvent.click(canvas.getByText('Mapa', { exact: true }));
      await userEvent.click(canvas.getByText('Grupos de retomada', { exact: true }));
      await expect((await cardOf(/^Grupo 1 · MA6-02$/)).textContent).toContain('Caio Prado');
    });
    await step('and the proposal comes back when it is asked for', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Voltar à proposta' }));
      await expect((await cardOf(/^Sem grupo$/)).textContent).toContain('Caio Prado');
      // There is nothing to press a second time, and the focus is not lost with the button.
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Imprimir grupos' })).toHaveFocus());
    });
  },
};

export const HeatmapOnPhone: Story = { ...Heatmap, globals: { viewport: { value: 'phone' } } };

export const HeatmapInLargeText: Story = {
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  play: async (context) => {
    await Heatmap.play?.(context);
    for (const word of context.canvas.getAllByText('Poucas questões para concluir'))
      await expect(word.scrollWidth).toBeLessThanOrEqual(word.clientWidth);
    const legend = context.canvas.getByText('Cada célula: acertos de respostas.').getBoundingClientRect();
    const map = context.canvas.getByRole('region', { name: /^Mapa/ }).getBoundingClientRect();
    await expect(legend.right).toBeLessThanOrEqual(map.right);
  },
};

const showSchool = async (canvas: ReturnType<typeof within>) =>
  userEvent.click(await canvas.findByText('Ver na escola', { exact: true }));

export const School: Story = {
  tags: ['full'],
  beforeEach: () => server.answer({ 'GET /institutions/escola/skill-map': () => ({ data: ofSchool }) })(),
  play: async ({ canvas, step }) => {
    await showSchool(canvas);
    const map = await canvas.findByRole('region', { name: 'Mapa de turmas e habilidades' });
    const cellsOf = (name: string) =>
      within(within(map).getByRole('rowheader', { name }).closest('tr') as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    await step('a line a class, with colour, figure and what it lets one say', async () => {
      await expect(cellsOf('9º Ano A')).toEqual(['75,0%', '66,7%']);
      await expect(cellsOf('9º Ano C')).toEqual(['—', '5,6%']);
    });
    await step('a press on a cell, or the arrows, tell it whole', async () => {
      const said = () => canvas.getAllByRole('status').map((each) => each.textContent);
      await userEvent.click(within(map).getByText('5,6%'));
      await expect(said()).toContain('9º Ano C · MA6-01, Calcular porcentagens em compras: 5 de 90. A retomar.');
      map.focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(said()).toContain('9º Ano C · EF09LP01: —. Ninguém respondeu.');
      await userEvent.keyboard('{ArrowUp}{End}');
      await expect(said()).toContain('9º Ano A · MA6-01, Calcular porcentagens em compras: 40 de 60. Já sabe.');
    });
    await step('a filter offers what the school has, and asks again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Componente/ }));
      await userEvent.click(await within(document.body).findByRole('option', { name: 'Matemática' }));
      const asked = () => server.sent.filter(({ call }) => call === 'GET /institutions/escola/skill-map').length;
      await waitFor(() => expect(asked()).toBe(2));
    });
  },
};

/** An assessment of a class without a year is of the year that it was in Brasília. */
export const YearOfTheAssessment: Story = {
  args: {
    assessment: {
      ...meta.args.assessment,
      class: { ...meta.args.assessment.class, academic_year: null },
      created_at: '2026-01-01T01:00:00Z',
    } as unknown as Assessment,
  },
  beforeEach: () =>
    server.answer({
      'GET /institutions/escola/skill-map': (_, query) => {
        years.push(query.get('year'));
        return { data: ofSchool };
      },
    })(),
  play: async ({ canvas }) => {
    years.length = 0;
    await showSchool(canvas);
    await waitFor(() => expect(years).toContain('2025'));
  },
};

export const SchoolOnPhone: Story = { ...School, globals: { viewport: { value: 'phone' } } };

export const SchoolWithoutAnswers: Story = {
  beforeEach: () =>
    server.answer({
      'GET /institutions/escola/skill-map': () => ({ data: { ...ofSchool, skills: [], total: [], lines: [] } }),
    })(),
  play: async ({ canvas }) => {
    await showSchool(canvas);
    await expect(await canvas.findByText('Nenhuma resposta com habilidade')).toBeVisible();
  },
};

export const SchoolFailed: Story = {
  play: async ({ canvas }) => {
    await showSchool(canvas);
    await expect(await canvas.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
};
