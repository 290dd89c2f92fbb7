import type { PersonalData, PersonView, SessionUser } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../lib/testing/story-server.ts';
import { PersonalDataDialog } from './PersonalDataDialog.tsx';

const server = new StoryServer();
const master: Partial<SessionUser> = { role: 'MASTER', permissions: ['details_users', 'delete_users'] };
const person: PersonalData = {
  id: 'ana',
  name: 'Ana Beatriz Moura',
  role: 'STUDENT',
  erased_at: null,
  parts: ['schoolRecord', 'account', 'contacts', 'results', 'audit'],
  refused: null,
  export_url: '/users/ana/personal-data/export',
};
const viewer = { id: 'rui', name: 'Rui Prado', role: 'TEACHER' } as const;
const views: PersonView[] = [
  { viewer, kind: 'RESULTS', viewed_at: '2026-05-20T15:00:00.000Z' },
  { viewer: { id: 'lia', name: 'Lia Souto', role: 'MANAGER' }, kind: 'DETAILS', viewed_at: '2026-05-19T12:30:00.000Z' },
];
const of = 'GET /users/ana/personal-data';
const seen = 'GET /users/ana/views';
const erasure = 'DELETE /users/ana/personal-data';

const meta = {
  title: 'Telas/Partes/Dados pessoais',
  id: 'personal-data-dialog',
  component: PersonalDataDialog,
  decorators: [aroundStory],
  args: { person: { id: 'ana', name: 'Ana Beatriz Moura' }, onClose: fn() },
  beforeEach: server.answer(
    { [of]: { data: person }, [seen]: { data: views }, [erasure]: { data: { erased: 9 } } },
    master,
  ),
} satisfies Meta<typeof PersonalDataDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const openErasure = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Apagar dados' }));
  return screen.findByRole('alertdialog', { name: 'Apagar dados de Ana Beatriz Moura' });
};

/** A dialog fades in: what is in it is there before it is seen. */
const shows = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

export const Seen: Story = {
  name: 'Visto',
  play: async () => {
    const row = (await screen.findByText('Rui Prado · Professor(a)')).closest('tr');
    await expect(row).toHaveTextContent('Resultados de avaliações');
    await expect(screen.getByRole('link', { name: 'Exportar dados' })).toHaveAttribute('download');
  },
};

export const Erases: Story = {
  name: 'Apaga',
  play: async ({ args }) => {
    const ask = await openErasure();
    await expect(within(ask).getByRole('region', { name: 'Será apagado' })).toHaveTextContent('Contatos e foto');
    const stays = within(ask).getByRole('region', { name: 'Fica, e por quê' });
    await expect(stays).toHaveTextContent('Lei 9.394/1996');
    await expect(stays).not.toHaveTextContent('Contatos e foto');
    await expect(server.writes()).toEqual([]);
    await userEvent.type(within(ask).getByRole('textbox'), 'EXCLUIR');
    await userEvent.click(within(ask).getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(server.sent.map(({ call }) => call)).toContain(erasure);
  },
};

export const GivenUp: Story = {
  name: 'Desistência',
  play: async () => {
    const ask = await openErasure();
    await userEvent.click(within(ask).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.getByRole('table', { name: 'Quem viu' })).toBeVisible());
    await expect(server.writes()).toEqual([]);
  },
};

export const NobodySaw: Story = {
  name: 'Ninguém viu',
  beforeEach: server.answer({ [of]: { data: person }, [seen]: { data: [] } }, master),
  play: async () => {
    await shows(/^Ninguém além da própria pessoa/);
  },
};

export const Erased: Story = {
  name: 'Apagado',
  beforeEach: server.answer(
    {
      [of]: {
        data: { ...person, erased_at: '2026-05-20T15:00:00.000Z', refused: 'Os dados desta pessoa já foram apagados.' },
      },
      [seen]: { data: views },
    },
    master,
  ),
  play: async () => {
    await shows(/^Os dados foram apagados em 20\/05\/2026/);
    await expect(screen.queryByRole('button', { name: 'Apagar dados' })).toBeNull();
  },
};

export const NotLoaded: Story = {
  name: 'Não carregado',
  beforeEach: server.answer({ [of]: { status: 500, message: 'Erro interno' } }, master),
  play: async () => {
    await shows('Erro ao carregar o que é guardado da pessoa');
  },
};

export const Phone: Story = { name: 'Celular', globals: { viewport: { value: 'phone' } } };
export const PhoneDark: Story = { name: 'Celular, escuro', globals: { viewport: { value: 'phone' }, theme: 'dark' } };
export const PhoneErases: Story = {
  name: 'Apaga, celular',
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await openErasure();
  },
};
export const PhoneErasesDark: Story = {
  name: 'Apaga, celular, escuro',
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async () => {
    await openErasure();
  },
};
