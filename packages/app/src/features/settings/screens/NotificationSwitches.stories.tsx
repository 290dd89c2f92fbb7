import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import { NotificationSwitches } from './NotificationSwitches.tsx';

const server = new StoryServer();
const settings = { notifications: { muted: [] }, version: 1 };

const meta = {
  title: 'Telas/Configurações/Notificações',
  id: 'notification-switches',
  component: NotificationSwitches,
  decorators: [aroundStory],
  beforeEach: server.answer({ 'GET /settings/me': { data: settings }, 'PATCH /settings/me': { data: settings } }),
} satisfies Meta<typeof NotificationSwitches>;

export default meta;

/** By the keyboard one goes on from the switch that was pressed. */
export const ByKeyboard: StoryObj<typeof meta> = {
  name: 'Pelo teclado',
  play: async () => {
    const [first] = await screen.findAllByRole('switch');
    first?.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(server.writes()).toHaveLength(1));
    await expect(first).toHaveFocus();
  },
};
