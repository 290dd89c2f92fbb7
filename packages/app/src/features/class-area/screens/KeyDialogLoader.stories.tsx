import type { Assessment } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import { KeyDialogLoader } from './KeyDialogLoader.tsx';

const meta = {
  title: 'Telas/Turma e correção/Gabarito da avaliação',
  id: 'key-dialog-loader',
  component: KeyDialogLoader,
  decorators: [aroundStory],
  args: {
    assessment: {
      ...{ id: 'prova', class_id: 'turma', title: 'Prova de maio', can_write: true, sheet_model: null },
      ...{ results_count: 0, institution: { municipality_id: 'rede' }, class: { grade: '9º Ano' } },
    } as unknown as Assessment,
    onClose: fn(),
  },
  beforeEach: () => {
    localStorage.clear();
    return new StoryServer().answer({
      'GET /assessments/prova/key': { data: { key: [{ '1': 'a' }], annulled: [], version_b: null, version: 1 } },
      'GET /classes/turma/teachers': { data: [] },
      'POST /assessments/prova/key': { status: 403, code: 'forbidden', message: 'Você não leciona nesta turma.' },
    })();
  },
} satisfies Meta<typeof KeyDialogLoader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  name: 'Recusado',
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Alternativa B' }));
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await expect(await screen.findByText('Erro ao salvar gabarito. Você não leciona nesta turma.')).toBeVisible();
  },
};
