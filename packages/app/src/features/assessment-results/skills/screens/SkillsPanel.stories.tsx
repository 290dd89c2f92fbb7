import type { Assessment, ClassSkills } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { aroundStory } from '../../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../../lib/testing/story-server.ts';
import { SkillsPanel } from './SkillsPanel.tsx';

const skill = (code: string, text: string | null, right: number, answered: number) => ({
  ...{ code, text, right, answered, component: 'Matemática', questions: 3 },
  by_assessment: [
    { assessment_id: 'antes', right: 2, answered: 6 },
    { assessment_id: 'prova', right: 6, answered: 6 },
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
const server = new StoryServer();

const meta = {
  component: SkillsPanel,
  decorators: [aroundStory],
  args: {
    assessment: {
      id: 'prova',
      class_id: 'turma',
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
      await expect(within(few).getByText('Sem texto: só o código')).toBeVisible();
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
    ).toEqual(['1 de 3', '0 de 3', '1 de 1']);
  },
};

export const EachPupil: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Por aluno', { exact: true }));
    const list = await canvas.findByRole('list', { name: 'Por aluno' });
    const sheet = within(list).getByRole('heading', { name: 'Ana Luiza Moreira' }).parentElement as HTMLElement;
    await expect(sheet.textContent).toContain('O que já sabeCalcular porcentagens em compras.');
    await expect(sheet.textContent).toContain('A retomarResolver uma equação do primeiro grau.');
    await expect(sheet.textContent).toContain('Poucas questões para concluirEF09MA05');
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
    await step('the teacher moves a pupil, and may go back to the proposal', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Grupo de Caio Prado/ }));
      await userEvent.click(await within(document.body).findByRole('option', { name: 'Grupo 1 · MA6-02' }));
      await expect((await cardOf(/^Grupo 1 · MA6-02$/)).textContent).toContain('Caio Prado');
      await userEvent.click(canvas.getByRole('button', { name: 'Voltar à proposta' }));
      await expect((await cardOf(/^Sem grupo$/)).textContent).toContain('Caio Prado');
    });
  },
};

export const HeatmapOnPhone: Story = { ...Heatmap, globals: { viewport: { value: 'phone' } } };
