import type { SchoolClass } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aroundStory, atAddress } from '../../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../../lib/testing/story-server.ts';
import { AttendanceTab } from './AttendanceTab.tsx';

const meta = {
  title: 'Telas/Turma e correção/Frequência',
  id: 'attendance-tab',
  component: AttendanceTab,
  decorators: [atAddress('/'), aroundStory],
  args: { schoolClass: { id: 'turma', institution_id: 'escola', can_write: true } as SchoolClass },
  beforeEach: new StoryServer().answer(
    {
      'GET /disciplines': { data: [{ id: 'arte', name: 'Arte', institution_id: 'escola' }] },
      'GET /classes/turma/teachers': { status: 503, code: 'server-busy', message: 'O servidor está ocupado.' },
      'GET /classes/turma/calendar': { data: { today: '2026-05-20', terms: [], closed_days: [] } },
    },
    { role: 'TEACHER', permissions: ['class_attendance'] },
  ),
} satisfies Meta<typeof AttendanceTab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whose discipline it is nobody knows then: the first one's roll is not opened in its place. */
export const TeachersFailed: Story = {
  name: 'Professores que não carregaram',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Erro ao carregar a frequência')).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};
