import type { Attendance, AttendanceEntry, SchoolClass } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { aroundStory } from '../../../../lib/testing/AroundStory.tsx';
import { fullDevice } from '../../../../lib/testing/full-device.ts';
import { type Answer, StoryServer } from '../../../../lib/testing/story-server.ts';
import { RollSheet } from './RollSheet.tsx';

const students = ['Ana Beatriz', 'Bruno César'].map((name, at) => ({
  ...{ id: `aluno-${at}`, matricula: null, photo: null, profile_photo: null },
  user: { id: `usuario-${at}`, name, email: `${at}@rede.example`, is_active: true },
}));
const server = new StoryServer();
let arrive = () => {};
let refusal: Answer | null = null;
let figures: Answer = { data: [] };

const meta = {
  title: 'Telas/Turma e correção/Chamada',
  id: 'roll-sheet',
  component: RollSheet,
  decorators: [aroundStory],
  args: {
    schoolClass: { id: 'turma', can_write: true } as SchoolClass,
    lesson: { class_id: 'turma', date: '2026-05-20', discipline_id: 'matematica' },
    disciplineName: 'Matemática',
    today: '2026-05-20',
    day: { kind: 'lessons', reason: null, isOpen: true, term: null },
    whyNot: null,
    minimum: 75,
  },
  beforeEach: () => {
    let saved: Attendance[] = [];
    const late = Promise.withResolvers<void>();
    arrive = late.resolve;
    refusal = null;
    figures = { data: [] };
    localStorage.clear();
    return server.answer(
      {
        'GET /classes/turma/students': { data: students },
        'GET /classes/turma/performance': () => figures,
        'GET /attendance': () => ({ data: saved }),
        'POST /attendance': async (body) => {
          if (refusal) return refusal;
          await late.promise;
          saved = (body as AttendanceEntry[]).map((entry) => ({
            ...{ status: 'PRESENT', teacher_profile_id: null, updated_at: '2026-05-20T10:00:00Z' },
            ...{ ...entry, notes: entry.notes ?? null, version: (entry.version ?? 0) + 1 },
          })) as Attendance[];
          return { data: saved };
        },
      },
      { permissions: ['class_attendance'] },
    )();
  },
} satisfies Meta<typeof RollSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is marked while the roll is on its way is still to be saved. */
export const MarkedWhileSaving: Story = {
  name: 'Marcada durante o salvamento',
  play: async ({ canvas, step }) => {
    const save = () => canvas.getByRole('button', { name: 'Salvar frequência' });
    const pupil = (name: RegExp) => canvas.getByRole('switch', { name });
    await step('one is absent, and the roll leaves', async () => {
      await userEvent.click(await canvas.findByRole('switch', { name: /Ana/ }));
      await userEvent.click(save());
      await waitFor(() => expect(server.writes()).toHaveLength(1));
      await expect(canvas.getByText('Salvando...')).toHaveFocus();
    });
    await step('another is, before it has arrived', async () => {
      await userEvent.click(pupil(/Bruno/));
      arrive();
      await expect(await canvas.findByText('Há mudanças que ainda não foram salvas.')).toBeVisible();
      await expect(pupil(/Ana/)).not.toBeChecked();
      await expect(pupil(/Bruno/)).not.toBeChecked();
    });
    await step('both are saved', async () => {
      await waitFor(() => expect(save()).toBeEnabled());
      await userEvent.click(save());
      await expect(await canvas.findByText(/^Salva em/)).toBeVisible();
      const absent = server.writes().map((body) => (body as AttendanceEntry[]).map(({ status }) => status));
      await expect(absent).toEqual([
        ['ABSENT', 'PRESENT'],
        ['ABSENT', 'ABSENT'],
      ]);
    });
  },
};

/** The minimum is over all disciplines, whichever one's roll it is. */
export const BelowMinimum: Story = {
  name: 'Abaixo da frequência mínima',
  beforeEach: () => {
    const [ana, bruno] = students.map(({ id }) => ({ student_profile_id: id, absence_alert: false }));
    figures = {
      data: [
        { ...ana, frequency: 74.9 },
        { ...bruno, frequency: 75 },
      ],
    };
  },
  play: async ({ canvas }) => {
    const described = (description: RegExp) => canvas.findByRole('switch', { description });
    await expect(await described(/^74,9% de presença no ano, abaixo de 75%$/)).toHaveAccessibleName(/Ana/);
    await expect(await described(/^75% de presença no ano$/)).toHaveAccessibleName(/Bruno/);
    await expect(server.sent.some(({ call }) => call === 'GET /attendance/summary')).toBe(false);
  },
};

/** Nobody takes figures that did not come for none in alert. */
export const FiguresFailed: Story = {
  name: 'Presenças que não carregaram',
  beforeEach: () => {
    figures = { status: 503, code: 'server-busy', message: 'O servidor está ocupado.' };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('As presenças do ano e os alertas de faltas não carregaram.')).toBeVisible();
    figures = { data: [] };
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(canvas.queryByText(/não carregaram/)).toBeNull());
  },
};

/** A refused roll is said to be unsaved where the button is: its notice may stand far above. */
export const Refused: Story = {
  name: 'Recusada',
  play: async ({ canvas }) => {
    const message = 'O lançamento deste período está fechado.';
    refusal = { status: 403, code: 'forbidden', message };
    await userEvent.click(await canvas.findByRole('switch', { name: /Ana/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar frequência' }));
    await expect(await canvas.findByText('Não foi salva: veja o aviso acima.')).toBeVisible();
    await expect(await screen.findByText(`A frequência não foi salva: ${message}`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar o que não foi salvo' }));
    await expect(await canvas.findByText(/^Chamada ainda não salva/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('group', { name: /^Chamada/ })).toHaveFocus());
  },
};

/** What the device has no room for goes to the server; what does not reach that either stays on screen, and is said to be unsaved. */
export const FullDevice: Story = {
  name: 'Aparelho sem espaço',
  beforeEach: fullDevice,
  play: async ({ canvas, step }) => {
    const pupil = await canvas.findByRole('switch', { name: /Ana/ });
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Salvar frequência' }));
    await step('without the server nothing is saved', async () => {
      refusal = { status: 503, code: 'server-busy', message: 'O servidor está ocupado.' };
      await userEvent.click(pupil);
      await save();
      await expect(
        await screen.findByText(
          /^A frequência não foi salva: O servidor está ocupado\. Este aparelho não pôde guardá-la/,
        ),
      ).toBeVisible();
      await expect(await canvas.findByText('Há mudanças que ainda não foram salvas.')).toBeVisible();
      await expect(pupil).not.toBeChecked();
    });
    await step('with it, it is', async () => {
      refusal = null;
      arrive();
      await save();
      await expect(await canvas.findByText(/^Salva em/)).toBeVisible();
      await expect(pupil).not.toBeChecked();
    });
  },
};

export const NoteTooLong: Story = {
  name: 'Observação longa demais',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Observação: Ana Beatriz' }));
    const note = await screen.findByRole('textbox', { name: 'Observação sobre Ana Beatriz neste dia' });
    await userEvent.click(note);
    await userEvent.paste('a'.repeat(501));
    await userEvent.click(screen.getByRole('button', { name: 'Concluir' }));
    await waitFor(() => expect(note).toHaveAccessibleDescription(/A observação deve ter no máximo 500 caracteres/));
    await expect(note).toHaveValue('a'.repeat(501));
    // Another page that takes the window's focus would leave it half drawn.
    await userEvent.click(screen.getByRole('heading', { name: 'Observação' }));
  },
};

/** Of a conflict the notice offers both sides: the toast does not send people to load the page anew. */
export const Conflict: Story = {
  name: 'Conflito',
  play: async ({ canvas }) => {
    refusal = { status: 409, code: 'version-conflict', message: 'Recarregue para ver a versão atual.', current: [] };
    await userEvent.click(await canvas.findByRole('switch', { name: /Ana/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar frequência' }));
    await expect(await canvas.findByRole('button', { name: 'Manter a minha' })).toBeVisible();
    await expect(
      await screen.findByText('A frequência não foi salva: Outra pessoa salvou esta chamada enquanto isso.'),
    ).toBeVisible();
    // What is refused stays on the device, and the next story has the same one.
    await userEvent.click(canvas.getByRole('button', { name: 'Usar a dela' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Manter a minha' })).toBeNull());
  },
};

/** Its period's window is over: whoever may opens it again from here. */
export const ClosedPeriod: Story = {
  name: 'Período encerrado',
  args: {
    day: {
      ...{ kind: 'lessons', reason: null, isOpen: false },
      term: {
        ...{ scope: 'BIMESTER', period_index: 1, starts_on: '2026-02-02', ends_on: '2026-04-17', weight: 1 },
        ...{ posting_starts_on: null, posting_ends_on: '2026-04-30', year: 2026 },
        ...{ reopened_until: null, grades_open: false, attendance_open: false },
      },
    },
  },
  beforeEach: server.answer({}, { role: 'MANAGER', permissions: ['class_attendance', 'view_settings'] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/vai de 02\/02\/2026 a 30\/04\/2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reabrir período' }));
    await expect(await screen.findByRole('dialog', { name: 'Reabrir período' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  },
};

export const ClosedForTeacher: Story = {
  ...ClosedPeriod,
  name: 'Período encerrado, para quem leciona',
  beforeEach: server.answer({}, { role: 'TEACHER', permissions: ['class_attendance', 'view_settings'] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/A direção pode reabri-lo/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reabrir período' })).toBeNull();
  },
};
