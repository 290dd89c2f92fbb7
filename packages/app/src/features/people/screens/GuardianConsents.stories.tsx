import type { PupilConsent, SessionUser } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import { GuardianConsents } from './GuardianConsents.tsx';

const server = new StoryServer();
const manager: Partial<SessionUser> = { role: 'MANAGER', permissions: ['details_users', 'update_users'] };
const consents: PupilConsent[] = [
  {
    municipality: { id: 'santa-aurora', name: 'Santa Aurora' },
    student_profile_id: 'perfil-ana',
    recorded_at: '2026-05-20T15:00:00.000Z',
    recorded_by: 'Lúcia Prado',
  },
];
const list = 'GET /users/ana/recording-consents';
const withdrawal = 'DELETE /users/ana/recording-consents';

const meta = {
  title: 'Telas/Estudantes/Consentimentos',
  id: 'guardian-consents',
  component: GuardianConsents,
  decorators: [aroundStory],
  args: { pupil: { id: 'ana', name: 'Ana Beatriz Moura' } },
  beforeEach: server.answer({ [list]: { data: consents }, [withdrawal]: { data: [] } }, manager),
} satisfies Meta<typeof GuardianConsents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Withdrawn: Story = {
  name: 'Retirado',
  play: async () => {
    await expect(
      await screen.findByText(
        'Consentimento do responsável em Santa Aurora, registrado em 20/05/2026 por Lúcia Prado.',
      ),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retirar consentimento' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(server.writes()).toHaveLength(1));
  },
};

/** Nothing is said of recordings where none were consented to. */
export const None: Story = {
  name: 'Nenhum',
  beforeEach: server.answer({ [list]: { data: [] } }, manager),
  play: async () => {
    await waitFor(() => expect(server.sent.some(({ call }) => call === list)).toBe(true));
    await expect(screen.queryByText('Gravações de leitura')).toBeNull();
  },
};
