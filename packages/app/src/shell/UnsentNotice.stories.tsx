import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { NewEntry } from '../lib/outbox/outbox-entry.ts';
import { OutboxStore } from '../lib/outbox/outbox-store.ts';
import { outbox } from '../lib/outbox/use-outbox.ts';
import { aroundStory, atAddress } from '../lib/testing/AroundStory.tsx';
import { type Answers, StoryServer } from '../lib/testing/story-server.ts';
import { UnsentNotice } from './UnsentNotice.tsx';

const server = new StoryServer();
const store = new OutboxStore();
const ownClass = '01900003-0000-7000-8000-000000000001';
const otherClass = '01900003-0000-7000-8000-000000000003';
const schoolClass = {
  ...{ id: ownClass, institution_id: 'i', grade: '9º Ano', section: 'C', academic_year: 2026, school_year: 2026 },
  ...{ created_at: '2026-02-02T12:00:00Z', updated_at: '2026-02-02T12:00:00Z', can_write: true, version: 1 },
};
const missing = { status: 404, message: 'Registro não encontrado.' };
const answers: Answers = {
  [`GET /classes/${ownClass}`]: { data: schoolClass },
  [`GET /classes/${otherClass}`]: missing,
  'POST /grades/batch': { data: [] },
};
const ended = {
  code: 'discipline-not-yours',
  message: 'Sua atribuição nesta turma terminou em 19/05/2026. A direção pode prolongá-la.',
  errors: [],
  current: [],
} as const;

const grades = (userId: string, class_id: string, label: string): NewEntry<'grades'> => ({
  ...{ userId, author: 'Lúcia Prado', kind: 'grades', slot: `grades/${class_id}`, label },
  rows: ['ana', 'caio'].map((student_profile_id) => ({
    ...{ class_id, student_profile_id, discipline_id: 'mat', scope: 'BIMESTER', period_index: 2, year: 2026 },
    ...{ score: 8, version: 0 },
  })),
});

/** What the browser of a school keeps: of a class of the school, and of one elsewhere. */
async function keep(userId: string): Promise<void> {
  for (const entry of [...(await store.list('lucia')), ...(await store.listOfOthers('lucia'))]) {
    await store.discard(entry.id);
  }
  await store.put(grades(userId, ownClass, 'Notas do 2º bimestre, 9º Ano C'), 0);
  await store.put(grades(userId, otherClass, 'Notas do 2º bimestre, 7º Ano A'), 0);
  for (const entry of await store.list(userId)) await store.refused(entry, ended);
}

const meta = {
  title: 'Telas/Partes/O que não foi enviado',
  id: 'unsent-notice',
  component: UnsentNotice,
  decorators: [atAddress(), aroundStory],
} satisfies Meta<typeof UnsentNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

const signedIn = (id: string, role: 'MANAGER' | 'TEACHER', owner: string) => async () => {
  await keep(owner);
  const end = server.answer(answers, { id, role })();
  await outbox.heard();
  return end;
};

/** The director sees what waits for a class of the school, whose it is, and nothing of another school's; and sends it in their own name. */
export const TakenOver: Story = {
  name: 'Assumida',
  beforeEach: signedIn('diretora', 'MANAGER', 'lucia'),
  play: async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: 'Enviar em meu nome: Notas do 2º bimestre, 9º Ano C' });
    await expect(
      canvas.getByText(
        'Registro de Lúcia Prado, de 2 alunos. Essa pessoa não pode mais enviá-lo. Se você o enviar, fica registrado em seu nome.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(/7º Ano A/)).toBeNull();
    await userEvent.click(send);
    await waitFor(() => expect(canvas.queryByText(/9º Ano C/)).toBeNull());
    await waitFor(() => expect(server.writes()).toEqual([grades('lucia', ownClass, '').rows]));
    await expect((await store.list('lucia')).map(({ label }) => label)).toEqual(['Notas do 2º bimestre, 7º Ano A']);
  },
};

/** A colleague is shown nothing of it, and nothing is asked. */
export const NobodyElse: Story = {
  name: 'Ninguém mais',
  beforeEach: signedIn('rui', 'TEACHER', 'lucia'),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await outbox.entriesOfOthers()).toHaveLength(2));
    await expect(canvas.queryByText(/Ano C|Lúcia/)).toBeNull();
    await expect(server.sent).toEqual([]);
  },
};

/** Whoever wrote it sends it again once the assignment was prolonged; what is barred still stays. */
export const SentAgain: Story = {
  name: 'Enviado de novo',
  beforeEach: async () => {
    await keep('lucia');
    const batch = (body: unknown) =>
      JSON.stringify(body).includes(ownClass) ? { data: [] } : { status: 403, message: ended.message };
    const end = server.answer({ ...answers, 'POST /grades/batch': batch }, { id: 'lucia', role: 'TEACHER' })();
    await outbox.heard();
    return end;
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Tentar novamente: Notas do 2º bimestre, 9º Ano C' }),
    );
    await waitFor(() => expect(canvas.queryByText(/9º Ano C/)).toBeNull());
    await waitFor(() => expect(server.writes()).toHaveLength(1));
    await expect(canvas.getByText(/7º Ano A/)).toBeVisible();
  },
};

export const Phone: Story = {
  name: 'Celular',
  globals: { viewport: { value: 'phone' } },
  beforeEach: signedIn('diretora', 'MANAGER', 'lucia'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Enviar em meu nome/ })).toBeVisible();
  },
};

/** IndexedDB fails to read what this one keeps, or that one. */
const unreadable = (source: { readonly getAll: unknown }) => {
  const { getAll } = source;
  Object.assign(source, {
    getAll: () => {
      throw new DOMException('gone', 'InvalidStateError');
    },
  });
  return () => Object.assign(source, { getAll });
};

/** A device whose records cannot be read says so, once, instead of looking as if it kept none. */
export const Unread: Story = {
  name: 'Aparelho que não pôde ser lido',
  beforeEach: async () => {
    await keep('lucia');
    const end = server.answer(answers, { id: 'diretora', role: 'MANAGER' })();
    const mend = [IDBIndex.prototype, IDBObjectStore.prototype].map(unreadable);
    await outbox.heard();
    return async () => {
      for (const back of mend) back();
      end();
      await outbox.heard();
    };
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^Pode haver registros ou gravações ainda não enviados\. Termine .+ recarregue a página\./,
      ),
    ).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(canvas.getAllByText('Não foi possível ler o que está guardado neste aparelho')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Recarregar' })).toBeVisible();
  },
};

/** Recordings of readings that cannot be read are told on their own screen too, where the next one would go over them. */
export const UnreadRecordings: Story = {
  name: 'Gravações que não puderam ser lidas',
  parameters: { address: '/app/activities/a1/reading-correction' },
  beforeEach: async () => {
    const end = server.answer({}, { id: 'rui', role: 'TEACHER' })();
    await outbox.heard();
    const mend = unreadable(IDBObjectStore.prototype);
    return () => {
      mend();
      end();
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não foi possível ler o que está guardado neste aparelho')).toBeVisible();
  },
};

/** What others left may be what cannot be read: a director is told, since only a director would be shown it. */
export const UnreadOfOthers: Story = {
  name: 'De outras pessoas, não pôde ser lido',
  beforeEach: async () => {
    await keep('lucia');
    const end = server.answer(answers, { id: 'diretora', role: 'MANAGER' })();
    await outbox.heard();
    const { listOfOthers } = OutboxStore.prototype;
    OutboxStore.prototype.listOfOthers = () => Promise.reject(new DOMException('gone', 'InvalidStateError'));
    return () => {
      OutboxStore.prototype.listOfOthers = listOfOthers;
      end();
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Não foi possível ler o que está guardado neste aparelho')).toBeVisible();
  },
};

/** A pupil writes nothing that a device keeps: there is nothing to tell. */
export const UnreadOfPupil: Story = {
  name: 'Aparelho de aluno',
  beforeEach: async () => {
    const end = server.answer({}, { id: 'ana', role: 'STUDENT' })();
    const mend = [IDBIndex.prototype, IDBObjectStore.prototype].map(unreadable);
    await outbox.heard();
    return async () => {
      for (const back of mend) back();
      end();
      await outbox.heard();
    };
  },
  play: async ({ canvas }) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(canvas.queryByText(/Não foi possível ler/)).toBeNull();
  },
};
