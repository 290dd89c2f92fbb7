import type { GlobalNotification, PersonalNotification } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { aroundStory, atAddress } from '../lib/testing/AroundStory.tsx';
import { StoryServer } from '../lib/testing/story-server.ts';
import { ShellBell } from './ShellBell.tsx';

const server = new StoryServer();
const common = { created_at: '2026-11-20T12:00:00.000Z', title: null, type: 'OTHER' } as const;
const personal: PersonalNotification = { ...common, id: 'pessoal', message: 'Notas lançadas.', read_at: null };
const general: GlobalNotification = { ...common, id: 'geral', message: 'Sexta não há aula.', read_by: [] };
let readers: (string | null)[] = [];

const meta = {
  title: 'Telas/Partes/Sino',
  id: 'shell-bell',
  component: ShellBell,
  decorators: [aroundStory, atAddress()],
  args: { userId: 'rosa', homeHref: '/' },
  beforeEach: () => {
    readers = [];
    return server.answer({
      'GET /notifications': { data: [personal] },
      'GET /global-notifications': { data: [general] },
      'POST /notifications/pessoal/read': { data: null },
      'POST /global-notifications/geral/read': (_, query) => {
        readers.push(query.get('user_id'));
        return { data: null };
      },
    })();
  },
} satisfies Meta<typeof ShellBell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A general one is marked for who reads it: an older server is told who that is. */
export const MarkedRead: Story = {
  name: 'Marcar lida',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Notificações/ }));
    for (const button of await screen.findAllByRole('button', { name: /^Marcar lida/ })) await userEvent.click(button);
    await waitFor(() => expect(readers).toEqual(['rosa']));
    await waitFor(() => expect(server.sent.map(({ call }) => call)).toContain('POST /notifications/pessoal/read'));
  },
};
