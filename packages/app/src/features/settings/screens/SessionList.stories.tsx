import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import { SessionList } from './SessionList.tsx';

const server = new StoryServer();
const at = { user_agent: null, created_at: '2026-11-20T10:00:00Z', last_used_at: '2026-11-29T10:00:00Z' };
let arrive: () => void = () => undefined;

const meta = {
  title: 'Telas/Configurações/Sessões abertas',
  id: 'session-list',
  component: SessionList,
  decorators: [aroundStory],
  beforeEach: server.answer({
    'GET /auth/sessions': {
      data: [
        { ...at, id: 'esta', current: true },
        { ...at, id: 'outra', current: false },
      ],
    },
    'DELETE /auth/sessions/outra': async () => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return { data: null };
    },
  }),
} satisfies Meta<typeof SessionList>;

export default meta;

/** A second press, while the first is on its way, ends nothing that is ended already. */
export const PressedTwice: StoryObj<typeof meta> = {
  play: async () => {
    const end = await screen.findByRole('button', { name: /^Encerrar .*aberta em/ });
    await userEvent.click(end);
    await userEvent.click(end);
    await waitFor(() => expect(end).toHaveAttribute('data-pending', 'true'));
    arrive();
    await waitFor(() => expect(end).not.toHaveAttribute('data-pending'));
    await expect(server.writes()).toHaveLength(1);
  },
};
