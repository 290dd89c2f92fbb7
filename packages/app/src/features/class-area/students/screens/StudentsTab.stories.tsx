import type { Permission, Role, SchoolClass } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, type within } from 'storybook/test';
import { aroundStory, atAddress } from '../../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../../lib/testing/story-server.ts';
import { StudentsTab } from './StudentsTab.tsx';

const server = new StoryServer();
const ana = {
  ...{ id: 'ana', matricula: '2026-001', photo: null, profile_photo: null },
  user: { id: 'ana', name: 'Ana Beatriz', email: 'ana@rede.example', is_active: true },
};

/** The tab to a person of a role who holds these. */
const held = (role: Role, ...permissions: Permission[]) =>
  server.answer(
    {
      'GET /classes/turma/students': { data: [ana] },
      'GET /classes/turma/performance': { data: [] },
      'GET /classes/turma/progress': { data: [] },
      'GET /module-answers/user/ana': { data: { modulo_1: { aula_1: [] } } },
      'GET /mentor-comments/user/ana/module/1': { data: [] },
    },
    { role, permissions },
  );
const heldBy = (...permissions: Permission[]) => held('MUNICIPALITY', ...permissions);

const commenters = ['my_students', 'details_students', 'teacher_comments'] as const;
const openLesson = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ver detalhes de Ana Beatriz' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Aula 1/ }));
};

const meta = {
  title: 'Telas/Turma e correção/Alunos',
  id: 'students-tab',
  component: StudentsTab,
  decorators: [aroundStory, atAddress()],
  args: { schoolClass: { id: 'turma', can_write: true } as SchoolClass },
} satisfies Meta<typeof StudentsTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  name: 'Com detalhes',
  beforeEach: heldBy('my_students', 'details_students'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ver detalhes de Ana Beatriz' })).toBeVisible();
  },
};

/** Who may comment sees no more of a pupil by that. */
export const WithoutDetails: Story = {
  name: 'Sem detalhes',
  beforeEach: heldBy('my_students', 'teacher_comments'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ana Beatriz')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Ver detalhes/ })).toBeNull();
  },
};

export const Commenting: Story = {
  name: 'Comentário de quem leciona na turma',
  beforeEach: held('TEACHER', ...commenters),
  play: async ({ canvas }) => {
    await openLesson(canvas);
    await expect(await screen.findByRole('textbox', { name: 'Comentário da aula 1' })).toBeVisible();
  },
};

/** A teacher comments only in the classes assigned to them: the server refuses any other. */
export const OthersClass: Story = {
  name: 'Turma de outro professor',
  args: { schoolClass: { id: 'turma', can_write: false } as SchoolClass },
  beforeEach: held('TEACHER', ...commenters),
  play: async ({ canvas }) => {
    await openLesson(canvas);
    await expect(await screen.findByText('Sem permissão para adicionar comentários.')).toBeVisible();
    await expect(screen.queryByRole('textbox', { name: 'Comentário da aula 1' })).toBeNull();
  },
};

/** A mentor is assigned to no class, and comments in the whole school. */
export const Mentor: Story = {
  name: 'Comentário do mentor',
  args: { schoolClass: { id: 'turma', can_write: false } as SchoolClass },
  beforeEach: held('MENTOR', 'my_students', 'details_students', 'mentor_comments'),
  play: async ({ canvas }) => {
    await openLesson(canvas);
    await expect(await screen.findByRole('textbox', { name: 'Comentário da aula 1' })).toBeVisible();
  },
};
