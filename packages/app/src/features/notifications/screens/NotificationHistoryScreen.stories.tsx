import type { GlobalNotification, PersonalNotification } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { aroundStory, atAddress } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import NotificationHistoryScreen from './NotificationHistoryScreen.tsx';

const server = new StoryServer();
const common = { created_at: '2026-11-20T12:00:00.000Z', title: null, type: 'OTHER' } as const;
const personal: PersonalNotification = { ...common, id: 'pessoal', message: 'Notas lançadas.', read_at: null };
const general: GlobalNotification = { ...common, id: 'geral', message: 'Sexta não há aula.', read_by: [] };
let readers: (string | null)[] = [];

const meta = {
  title: 'Telas/Notificações/Histórico',
  id: 'notification-history',
  component: NotificationHistoryScreen,
  decorators: [aroundStory, atAddress()],
  beforeEach: () => {
    readers = [];
    return server.answer({
      'GET /notifications': { data: [personal] },
      'GET /global-notifications': { data: [general] },
      'PATCH /notifications/pessoal/read': { data: null },
      'POST /global-notifications/geral/read': (_, query) => {
        readers.push(query.get('user_id'));
        return { data: null };
      },
    })();
  },
} satisfies Meta<typeof NotificationHistoryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An older server is told who reads a general one. */
export const MarkedRead: Story = {
  name: 'Lida ao abrir',
  play: async ({ canvas }) => {
    const open = async (message: string) => {
      await userEvent.click(await canvas.findByText(message));
      await screen.findByRole('dialog');
      await userEvent.keyboard('{Escape}');
    };
    await open(general.message);
    await open(personal.message);
    await waitFor(() => expect(readers).toEqual(['rosa']));
    await waitFor(() => expect(server.sent.map(({ call }) => call)).toContain('PATCH /notifications/pessoal/read'));
  },
};
