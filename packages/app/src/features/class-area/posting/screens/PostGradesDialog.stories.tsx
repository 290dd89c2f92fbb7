import type { GradePostingPreview, SchoolClass } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { aroundStory, atAddress } from '../../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../../lib/testing/story-server.ts';
import { PostGradesDialog } from './PostGradesDialog.tsx';

/** Ana's result is 8, and another grade stands in every period. */
const preview = (weight: number): GradePostingPreview => ({
  ...{ weight, posted_at: null, others: [] },
  rows: [
    {
      ...{ student_profile_id: 'ana', student: { name: 'Ana Beatriz', matricula: null }, status: 'CORRECTED' },
      ...{ result: 8, score: 8, current: { score: 7, version: 1 }, is_outdated: false },
    },
  ],
});
const server = new StoryServer();
let asked: string[] = [];
let arrive = () => {};

const meta = {
  title: 'Telas/Turma e correção/Lançar como nota',
  id: 'post-grades',
  component: PostGradesDialog,
  decorators: [atAddress(), aroundStory],
  args: {
    assessment: { id: 'prova', title: 'Prova de maio' },
    schoolClass: { id: 'turma', institution_id: 'dalva', academic_year: 2026 } as SchoolClass,
    start: { discipline_id: 'matematica', scope: 'BIMESTER', period_index: 1, year: 2026 },
    onClose: fn(),
  },
  beforeEach: () => {
    asked = [];
    const late = Promise.withResolvers<void>();
    arrive = late.resolve;
    return server.answer({
      'GET /disciplines': { data: [{ id: 'matematica', name: 'Matemática' }] },
      'GET /classes/turma/teachers': { data: [] },
      'GET /classes/turma/calendar': {
        data: {
          ...{ class_id: 'turma', today: '2026-05-20', school_year: null, closed_days: [], terms: [] },
          ...{ minimum_mean: 6, minimum_attendance: 75, any_discipline: true },
        },
      },
      'GET /assessments/prova/grades': async (_, query) => {
        const [period, weight] = [query.get('period_index'), query.get('weight')];
        asked.push(`${period}: ${weight ?? '–'}`);
        if (period === '2') await late.promise;
        return { data: preview(Number(weight ?? 1)) };
      },
    })();
  },
} satisfies Meta<typeof PostGradesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was chosen for one column of the gradebook writes over no grade of another. */
export const AnotherColumn: Story = {
  name: 'Outro período',
  play: async ({ step }) => {
    const ana = () => screen.findByRole('checkbox', { name: 'Lançar a nota de Ana Beatriz' });
    const weight = () => screen.getByRole('textbox', { name: 'Peso' });
    await step('a grade is to be written over, with another weight', async () => {
      await expect(await ana()).not.toBeChecked();
      await userEvent.clear(weight());
      await userEvent.type(weight(), '3{Tab}');
      await waitFor(() => expect(asked).toEqual(['1: –', '1: 3']));
      await waitFor(async () => expect(await ana()).toBeEnabled());
      await userEvent.click(await ana());
      await expect(await screen.findByRole('button', { name: 'Lançar 1 nota' })).toBeEnabled();
    });
    await step('in another period nothing is chosen yet', async () => {
      await userEvent.click(screen.getByRole('button', { name: /Período/ }));
      await userEvent.click(await screen.findByRole('option', { name: '2º' }));
      await waitFor(() => expect(asked).toEqual(['1: –', '1: 3', '2: –']));
      // The first period's lines stay in sight until the second's are here.
      await expect(await ana()).toBeDisabled();
      arrive();
      await waitFor(async () => expect(await ana()).toBeEnabled());
      await expect(await ana()).not.toBeChecked();
      await expect(weight()).toHaveValue('1');
      await expect(screen.getByRole('button', { name: 'Lançar notas' })).toBeDisabled();
    });
  },
};
