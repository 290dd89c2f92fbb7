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
