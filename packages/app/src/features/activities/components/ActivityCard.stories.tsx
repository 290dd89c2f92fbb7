import type { Assessment } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { aroundStory, atAddress } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import { ActivityCard } from './ActivityCard.tsx';

const assessment: Assessment = {
  ...{ id: 'prova', institution_id: 'escola', class_id: 'turma', title: 'Prova de maio', description: null },
  institution: { id: 'escola', name: 'E.M. Ipê Amarelo', municipality_id: 'rede', municipality_name: 'Santa Aurora' },
  class: { id: 'turma', grade: '9º Ano', section: 'C', academic_year: 2026 },
  ...{ category: 'AVALIACAO', format: 'LEITURA', created_at: '2026-05-20T15:00:00.000Z' },
  ...{ key_shape: [], has_version_b: false, sheets_printed_at: null, sheet_code: 'AV318' },
  ...{ results_count: 0, in_review_count: 0, pending_count: 28, unposted_count: 0, mean_score: null },
  ...{ assessment_group_id: null, sheet_model: null, postings: [], can_write: true, version: 1 },
  attachment: { id: 'arquivo', name: 'prova.pdf', size: 1000, type: 'application/pdf', url: '/prova.pdf' },
};

const meta = {
  title: 'Telas/Avaliações/Cartão da atividade',
  id: 'activity-card',
  component: ActivityCard,
  decorators: [aroundStory, atAddress()],
  args: { assessment, canPost: false, onOpen: fn() },
  beforeEach: new StoryServer().answer({ 'GET /prova.pdf': { status: 404, message: 'Arquivo não encontrado' } }),
} satisfies Meta<typeof ActivityCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FileGone: Story = {
  name: 'Arquivo que não existe mais',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar Prova de maio, 9º Ano C' }));
    await expect(await screen.findByText('Arquivo indisponível')).toBeVisible();
  },
};

/** Without a connection nothing is known of the file. */
export const Offline: Story = {
  name: 'Sem conexão',
  beforeEach: () => {
    const before = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      if (String(input).includes('/prova.pdf')) throw new TypeError('Failed to fetch');
      return before(input, init);
    };
    return () => {
      globalThis.fetch = before;
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar Prova de maio, 9º Ano C' }));
    await expect(
      await screen.findByText('Sem conexão com o servidor. Verifique a internet e tente de novo.'),
    ).toBeVisible();
    await expect(screen.queryByText('Arquivo indisponível')).toBeNull();
  },
};
