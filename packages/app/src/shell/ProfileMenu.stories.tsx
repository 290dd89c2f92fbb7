import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { drafts } from '../lib/forms/draft-storage.ts';
import { outbox } from '../lib/outbox/use-outbox.ts';
import { session } from '../lib/session/session.ts';
import { useSession } from '../lib/session/use-session.ts';
import { aroundStory, atAddress } from '../lib/testing/AroundStory.tsx';
import { StoryServer } from '../lib/testing/story-server.ts';
import { ProfileMenu } from './ProfileMenu.tsx';

function Frame() {
  const { user } = useSession();
  return user ? <ProfileMenu user={user} /> : <p>Ninguém entrou.</p>;
}

const server = new StoryServer();

const meta = {
  title: 'Telas/Partes/Menu do perfil',
  id: 'profile-menu',
  component: Frame,
  decorators: [atAddress(), aroundStory],
  beforeEach: async () => {
    localStorage.clear();
    return server.answer({ 'POST /auth/logout': { data: null } })();
  },
} satisfies Meta<typeof Frame>;

export default meta;
type Story = StoryObj<typeof meta>;

const pressLeave = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /Rosa Maria Teles/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sair' }));
};

/** An older server tells them in lists of their own: without those the menu would be empty. */
export const OlderServer: Story = {
  name: 'Servidor que não diz as permissões',
  beforeEach: () => {
    const me = { id: 'rosa', name: 'Rosa Maria Teles', email: 'rosa.teles@rede.example', is_active: true };
    return server.answer(
      {
        'GET /auth/profile': { data: { user: { ...me, role: 'MUNICIPALITY', profiles: [] }, photo: null } },
        'GET /permissions/user/rosa': { data: { permissions: [] } },
        'GET /permissions/role/MUNICIPALITY': { data: { permissions: ['view_settings', 'view_notifications'] } },
      },
      { permissions: ['view_settings'] },
    )();
  },
  play: async () => {
    await waitFor(() => expect(session.getState().user?.permissions).toEqual(['view_settings', 'view_notifications']));
  },
};

/** What goes with the sign-in is named before it goes. */
export const WithDrafts: Story = {
  name: 'Sair com rascunhos',
  beforeEach: () => {
    drafts.write('rosa', 'turma.nova', { grade: '5º ano' });
    drafts.write('rosa', 'perfil', { gender: 'FEMALE' });
    drafts.write('caio', 'turma.nova', { grade: '9º ano' });
  },
  play: async ({ step }) => {
    const ask = () => screen.findByRole('alertdialog', { name: 'Sair e apagar os rascunhos?' });
    await step('both are named, and the other person’s is not', async () => {
      await pressLeave();
      const named = within(await ask()).getAllByRole('listitem');
      await expect(named.map(({ textContent }) => textContent).sort()).toEqual(['Meu Perfil', 'Turma: 5º ano']);
    });
    await step('who stays keeps them', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Continuar aqui' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(drafts.read('rosa', 'turma.nova')).not.toBeNull();
    });
    await step('who leaves does not', async () => {
      await pressLeave();
      await userEvent.click(within(await ask()).getByRole('button', { name: 'Sair' }));
      await expect(await screen.findByText('Ninguém entrou.')).toBeVisible();
      await expect([drafts.read('rosa', 'turma.nova'), drafts.read('caio', 'turma.nova')]).toMatchObject([
        null,
        { typed: { grade: '9º ano' } },
      ]);
    });
    localStorage.clear();
  },
};

/** Nothing was typed: nothing is asked. The key of a write whose answer is awaited is no draft. */
export const WithoutDrafts: Story = {
  name: 'Sair sem rascunhos',
  beforeEach: () => {
    localStorage.setItem('caderneta.rascunho.rosa.envio.POST /classes', '1 chave');
  },
  play: async () => {
    await pressLeave();
    await expect(await screen.findByText('Ninguém entrou.')).toBeVisible();
    await expect(session.getState().ended).toBe('signed-out');
  },
};

/** What the device keeps could not be read: it may be something, and is not taken for nothing. */
export const UnreadDevice: Story = {
  name: 'Sair de um aparelho que não pôde ser lido',
  beforeEach: async () => {
    const end = server.answer({}, { role: 'TEACHER' })();
    const { getAll } = IDBIndex.prototype;
    IDBIndex.prototype.getAll = () => {
      throw new DOMException('gone', 'InvalidStateError');
    };
    await outbox.heard();
    return async () => {
      IDBIndex.prototype.getAll = getAll;
      end();
      await outbox.heard();
    };
  },
  play: async () => {
    await pressLeave();
    const ask = await screen.findByRole('alertdialog', { name: 'Sair com envios guardados?' });
    await expect(within(ask).getByText(/^Não foi possível ler tudo o que está guardado neste aparelho/)).toBeVisible();
  },
};
