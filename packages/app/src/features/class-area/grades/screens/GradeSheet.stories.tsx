import type { BroughtGrade, Grade, GradeInput, PostingReopeningInput, SchoolClass } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { outbox } from '../../../../lib/outbox/use-outbox.ts';
import { aroundStory } from '../../../../lib/testing/AroundStory.tsx';
import { fullDevice } from '../../../../lib/testing/full-device.ts';
import { type Answer, StoryServer } from '../../../../lib/testing/story-server.ts';
import { GradeSheet } from './GradeSheet.tsx';

const studentOf = (id: string, name: string) => ({
  ...{ id, matricula: null, photo: null, profile_photo: null },
  user: { id, name, email: `${id}@rede.example`, is_active: true },
});
const server = new StoryServer();
const classId = '01900003-0000-7000-8000-000000000001';
const institutionId = '01900002-0000-7000-8000-000000000001';
let reopened: PostingReopeningInput | null = null;
let failure: Answer | null = null;
let brought: Partial<BroughtGrade>[] = [];
let broughtFailure: Answer | null = null;
let outdatedFailure: Answer | null = null;

const meta = {
  title: 'Telas/Turma e correção/Notas',
  id: 'grade-sheet',
  component: GradeSheet,
  decorators: [aroundStory],
  args: {
    schoolClass: { id: 'turma', grade: '5º ano', section: 'A', can_write: true } as SchoolClass,
    column: { class_id: 'turma', discipline_id: 'matematica', scope: 'BIMESTER', period_index: 1, year: 2026 },
    disciplineName: 'Matemática',
    whyNot: null,
    calendar: { today: '2026-05-20', school_year: null, terms: [], reopened: [], minimum_mean: 5 } as never,
  },
  beforeEach: () => {
    let saved: Grade[] = [];
    failure = null;
    brought = [];
    broughtFailure = null;
    outdatedFailure = null;
    return server.answer(
      {
        'GET /classes/turma/students': { data: [studentOf('ana', 'Ana Beatriz'), studentOf('bia', 'Bia Lima')] },
        'GET /outdated-grades': () => outdatedFailure ?? { data: [] },
        // What the class has a grade of its own of is not brought.
        'GET /brought-grades': () =>
          broughtFailure ?? {
            data: brought.filter(({ student_profile_id: pupil, period_index: period }) =>
              saved.every((one) => one.student_profile_id !== pupil || one.period_index !== period),
            ),
          },
        'GET /grades': () => ({ data: saved }),
        'POST /grades/batch': (body) => {
          if (failure) return failure;
          const rows = (body as GradeInput[]).map(
            (row) => ({ ...row, id: row.student_profile_id, version: 1 }) as Grade,
          );
          saved = [...saved.filter(({ id }) => rows.every((row) => row.id !== id)), ...rows];
          return { data: rows };
        },
      },
      { permissions: ['class_grades'] },
    )();
  },
} satisfies Meta<typeof GradeSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const type = async (cell: HTMLElement, text: string) => {
  await userEvent.clear(cell);
  await userEvent.type(cell, `${text}{Enter}`);
};

/** What is let go of was not saved, and is not said to be. */
export const Discarded: Story = {
  name: 'Descartada',
  play: async ({ canvas }) => {
    failure = { status: 403, code: 'forbidden', message: 'Você não leciona esta disciplina.' };
    const cell = await canvas.findByRole('textbox', { name: /^Ana/ });
    await type(cell, '8,5');
    await userEvent.click(await canvas.findByRole('button', { name: 'Descartar o que não foi salvo' }));
    await waitFor(() => expect(cell).toHaveValue(''));
    await expect(canvas.queryByText(/^Salvo às/)).toBeNull();
  },
};

/** The browser has a network, and the server is not reached through it. */
export const Unreachable: Story = {
  name: 'Servidor fora de alcance',
  play: async ({ canvas }) => {
    failure = { status: 503, code: 'server-busy', message: 'O servidor está ocupado.' };
    await type(await canvas.findByRole('textbox', { name: /^Ana/ }), '8,5');
    try {
      await expect(await canvas.findByText(/^Guardadas neste aparelho/)).toBeVisible();
    } finally {
      failure = null;
      await outbox.wake();
    }
    await expect(await canvas.findByText(/^Salvo às/)).toBeVisible();
  },
};

/** What the device has no room for goes to the server; what does not reach that either stays on screen, and is said to be unsaved. */
export const FullDevice: Story = {
  name: 'Aparelho sem espaço',
  beforeEach: fullDevice,
  play: async ({ canvas, step }) => {
    const cell = await canvas.findByRole('textbox', { name: /^Ana/ });
    await step('without the server nothing is saved', async () => {
      failure = { status: 503, code: 'server-busy', message: 'O servidor está ocupado.' };
      await type(cell, '8,5');
      await expect(await canvas.findByText('O servidor está ocupado.')).toBeVisible();
      await expect(await canvas.findByText(/^Este aparelho não pôde guardá-las/)).toBeVisible();
      await expect(cell).toHaveValue('8,5');
      await expect(canvas.queryByText(/^Salvo às/)).toBeNull();
    });
    await step('one that is saved says nothing of the other', async () => {
      failure = null;
      await type(canvas.getByRole('textbox', { name: /^Bia/ }), '7');
      await expect(await canvas.findByText(/^Salvo às/)).toBeVisible();
      await expect(canvas.getByText(/^Este aparelho não pôde guardá-las/)).toBeVisible();
    });
    await step('sent again, it is', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
      await waitFor(() => expect(canvas.queryByText(/^Este aparelho não pôde/)).toBeNull());
      await waitFor(() => expect(server.writes().at(-1)).toMatchObject([{ student_profile_id: 'ana', score: 8.5 }]));
      await expect(cell).toHaveValue('8,5');
    });
  },
};

/** What a pupil brought from another class stands in the sheet, counts, and gives way to what is posted here. */
export const Brought: Story = {
  name: 'Trazida de outra turma',
  args: {
    column: { class_id: 'turma', discipline_id: 'matematica', scope: 'BIMESTER', period_index: 2, year: 2026 },
  },
  beforeEach: () => {
    const of = { student_profile_id: 'ana', year: 2026, class_name: '5º ano C', institution: null };
    brought = [
      { ...of, scope: 'BIMESTER', period_index: 1, score: 6 },
      { ...of, scope: 'BIMESTER', period_index: 2, score: 5 },
      { ...of, scope: 'TRIMESTER', period_index: 1, score: 1 },
    ];
  },
  play: async ({ canvas, step }) => {
    const cell = await canvas.findByRole('textbox', { name: /^Ana/ });
    const row = canvas.getByRole('row', { name: /Ana Beatriz/ });
    await step('it is seen to be of another class, and is in the mean', async () => {
      await expect(cell).toHaveAttribute('placeholder', '5,0');
      await expect(cell).toHaveValue('');
      await expect(cell).toHaveAccessibleDescription('Notas trazidas de 5º ano C: 1º bim. 6,0, 2º bim. 5,0');
      await expect(row).toHaveTextContent(/6,0.*5,5$/);
    });
    await step('a grade of this class goes before it', async () => {
      await type(cell, '2');
      await waitFor(() => expect(server.writes().at(-1)).toMatchObject([{ period_index: 2, score: 2, version: 0 }]));
      await waitFor(() => expect(row).toHaveTextContent(/4,0$/));
      await expect(cell).toHaveAccessibleDescription(/Nota trazida de 5º ano C: 1º bim\. 6,0$/);
    });
  },
};

/** Grades of other classes that did not come hold back none of this one's, and are not taken for none. */
export const BroughtFailed: Story = {
  name: 'Trazidas que não carregaram',
  beforeEach: () => {
    broughtFailure = { status: 503, code: 'server-busy', message: 'O servidor está ocupado.' };
    const from = { class_name: '5º ano C', institution: null };
    brought = [{ ...from, student_profile_id: 'ana', year: 2026, scope: 'BIMESTER', period_index: 1, score: 6 }];
  },
  play: async ({ canvas, step }) => {
    const cell = await canvas.findByRole('textbox', { name: /^Ana/ });
    const missing = 'As notas trazidas de outras turmas não carregaram.';
    await step('the class’s own are there and are saved', async () => {
      await expect(await canvas.findByText(missing)).toBeVisible();
      await type(canvas.getByRole('textbox', { name: /^Bia/ }), '7');
      await waitFor(() => expect(server.writes().at(-1)).toMatchObject([{ student_profile_id: 'bia', score: 7 }]));
      await expect(await canvas.findByText(/^Salvo às/)).toBeVisible();
      await expect(canvas.getByText(missing)).toBeVisible();
    });
    await step('asked for again, they come', async () => {
      broughtFailure = null;
      await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }));
      await waitFor(() => expect(canvas.queryByText(missing)).toBeNull());
      await expect(cell).toHaveAttribute('placeholder', '6,0');
    });
  },
};

/** That nothing changed since is not said where nobody could ask. */
export const OutdatedFailed: Story = {
  name: 'Resultados que mudaram: não carregou',
  beforeEach: () => {
    outdatedFailure = { status: 503, code: 'server-busy', message: 'O servidor está ocupado.' };
  },
  play: async ({ canvas }) => {
    const unknown = 'Não foi possível ver se há notas de resultados que mudaram.';
    await expect(await canvas.findByText(unknown)).toBeVisible();
    outdatedFailure = null;
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(canvas.queryByText(unknown)).toBeNull());
  },
};

const closedCalendar = {
  ...{ today: '2026-05-20', school_year: null, reopened: [], minimum_mean: 5 },
  terms: [
    {
      ...{ scope: 'BIMESTER', period_index: 1, starts_on: '2026-02-02', ends_on: '2026-04-17', weight: 1 },
      ...{ posting_starts_on: null, posting_ends_on: '2026-04-30' },
    },
  ],
};

/** Its window is over: whoever may opens the period again, for the class or the whole school, and writes. */
export const ClosedPeriod: Story = {
  name: 'Período encerrado',
  args: {
    schoolClass: {
      ...{ id: classId, grade: '5º ano', section: 'A', academic_year: 2026, can_write: true },
      institution_id: institutionId,
    } as SchoolClass,
    calendar: closedCalendar as never,
  },
  beforeEach: () => {
    reopened = null;
    return server.answer(
      {
        'POST /posting-reopenings': (body) => {
          reopened = body as PostingReopeningInput;
          return { data: { id: 'reabertura', ...reopened } };
        },
        [`GET /classes/${classId}/students`]: { data: [studentOf('ana', 'Ana Beatriz')] },
        'GET /outdated-grades': { data: [] },
        'GET /brought-grades': { data: [] },
        'GET /grades': { data: [] },
      },
      { role: 'MANAGER', permissions: ['class_grades', 'view_settings'] },
    )();
  },
  play: async ({ canvas, step }) => {
    await step('says when it was open', async () => {
      await expect(await canvas.findByText(/vai de 02\/02\/2026 a 30\/04\/2026/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Reabrir período' }));
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Reabrir período' }));
    await step('asks until when', async () => {
      await expect(dialog.getByRole('button', { name: /Período/ })).toHaveTextContent('1º bimestre de 2026');
      await userEvent.click(dialog.getByRole('button', { name: 'Reabrir' }));
      await expect(await dialog.findByText('Informe até quando o período fica aberto')).toBeVisible();
    });
    await step('and opens it for the class', async () => {
      const [day] = dialog.getAllByRole('spinbutton');
      await userEvent.click(day as HTMLElement);
      await userEvent.keyboard('31122099');
      await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Greve');
      await userEvent.click(dialog.getByRole('button', { name: 'Reabrir' }));
      await waitFor(() =>
        expect(reopened).toEqual({
          ...{ year: 2026, scope: 'BIMESTER', period_index: 1, until: '2099-12-31', reason: 'Greve' },
          ...{ institution_id: institutionId, class_id: classId },
        }),
      );
      await expect(await screen.findByText('Período reaberto!')).toBeVisible();
    });
  },
};

/** Open again: until when is said, and the grades are written. */
export const ReopenedPeriod: Story = {
  name: 'Período reaberto',
  args: {
    calendar: {
      ...closedCalendar,
      reopened: [{ scope: 'BIMESTER', period_index: 1, year: 2026, until: '2026-05-22' }],
    } as never,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Período reaberto para lançamento até 22/05/2026.')).toBeVisible();
    await expect(canvas.queryByText(/vai de/)).toBeNull();
    await expect((await canvas.findAllByRole('textbox'))[0]).toBeEnabled();
  },
};
