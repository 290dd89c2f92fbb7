import type { Permission } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aroundStory, atAddress } from '../../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../../lib/testing/story-server.ts';
import { StudentsTab } from './StudentsTab.tsx';

const server = new StoryServer();
const ana = {
  ...{ id: 'ana', matricula: '2026-001', photo: null, profile_photo: null },
  user: { id: 'ana', name: 'Ana Beatriz', email: 'ana@rede.example', is_active: true },
};

/** The tab to a person who holds these. */
const heldBy = (...permissions: Permission[]) =>
  server.answer(
    {
      'GET /classes/turma/students': { data: [ana] },
      'GET /classes/turma/performance': { data: [] },
      'GET /classes/turma/progress': { data: [] },
    },
    { permissions },
  );

const meta = {
  title: 'Telas/Turma e correção/Alunos',
  id: 'students-tab',
  component: StudentsTab,
  decorators: [aroundStory, atAddress()],
  args: { classId: 'turma' },
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
