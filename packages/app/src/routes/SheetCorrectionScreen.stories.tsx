import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import { aroundStory } from '../lib/testing/AroundStory.tsx';
import { StoryServer } from '../lib/testing/story-server.ts';
import SheetCorrectionScreen from './SheetCorrectionScreen.tsx';

const server = new StoryServer();
const pupil = (id: string, name: string) => ({ id, matricula: id, user: { name } });
const line = (id: string, name: string) => ({
  ...{ student_profile_id: id, student: { name, matricula: id }, status: 'CORRECTED', hits: 1, total: 2, score: 50 },
  ...{ scale: 100, missing_page: null, key_version: 'A', typed_by: null, earlier_attempts: 0, version: 1 },
  updated_at: '2026-11-20T10:00:00Z',
});

const meta = {
  title: 'Telas/Correção OMR',
  id: 'sheet-correction',
  component: SheetCorrectionScreen,
  decorators: [
    (Story, { parameters }) => (
      <MemoryRouter initialEntries={[`/correcao/prova?aluno=${parameters.aluno}`]}>
        <Routes>
          <Route path="/correcao/:assessmentId" element={<Story />} />
        </Routes>
      </MemoryRouter>
    ),
    aroundStory,
  ],
  beforeEach: () =>
    server.answer({
      'GET /assessments/prova': {
        data: {
          ...{ id: 'prova', class_id: 'turma', title: 'Prova de maio', format: 'GABARITO', can_write: true },
          ...{ sheet_code: 'ABCD', sheet_layout: null, class: { grade: '5º Ano', section: 'A' } },
        },
      },
      'GET /assessments/prova/key': { data: { key: [{ 1: 'a', 2: 'b' }], annulled: [], version: 1, version_b: null } },
      'GET /classes/turma/students': { data: [pupil('ana', 'Ana Lima')] },
      'GET /assessments/prova/results': { data: [line('ana', 'Ana Lima')] },
    })(),
} satisfies Meta<typeof SheetCorrectionScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who is asked for and not known: nobody is opened in their place, and it says so. */
export const Unknown: Story = {
  parameters: { aluno: 'ninguem' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Este aluno não está na turma.')).toBeVisible();
    await expect(canvas.queryByText('Ana Lima')).toBeNull();
  },
};
