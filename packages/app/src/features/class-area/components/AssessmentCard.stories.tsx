import type { Assessment } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AssessmentCard } from './AssessmentCard.tsx';

const title = 'Avaliação bimestral de Matemática';
const exam: Assessment = {
  ...{ id: 'prova', institution_id: 'escola', class_id: 'turma', title, description: null },
  institution: { id: 'escola', name: 'E.M. Ipê Amarelo', municipality_id: 'rede', municipality_name: 'Santa Aurora' },
  class: { id: 'turma', grade: '9º Ano', section: 'C', academic_year: 2026 },
  ...{ category: 'AVALIACAO', format: 'GABARITO', created_at: '2026-05-20T15:00:00.000Z' },
  ...{ key_shape: [13, 13], has_version_b: false, sheets_printed_at: '2026-05-20T15:10:00.000Z', sheet_code: 'AV318' },
  ...{ results_count: 0, in_review_count: 0, pending_count: 28, unposted_count: 0, mean_score: null },
  ...{ assessment_group_id: null, sheet_model: null, attachment: null, postings: [], can_write: true, version: 1 },
};
const corrected = { ...exam, results_count: 28, pending_count: 0, unposted_count: 28, mean_score: 72.4 };
const posting = {
  ...{ discipline_id: 'matematica', discipline: { name: 'Matemática' }, scope: 'BIMESTER' as const, period_index: 2 },
  ...{ year: 2026, posted_at: '2026-05-21T15:00:00.000Z', outdated: 0 },
};
const onAct = fn();

const meta = {
  title: 'Telas/Turma e correção/Cartão de avaliação',
  id: 'assessment-card',
  component: AssessmentCard,
  args: { assessment: exam, canPost: true, onAct },
  beforeEach: () => void onAct.mockClear(),
} satisfies Meta<typeof AssessmentCard>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** The names of the card's buttons and links: there is one next step. */
const acts = (canvas: Canvas) =>
  [...canvas.queryAllByRole('button'), ...canvas.queryAllByRole('link')].map((one) => one.getAttribute('aria-label'));
const menu = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: `Mais ações: ${title}` }));
  const items = await waitFor(() => {
    const found = within(screen.getByRole('menu')).getAllByRole('menuitem');
    expect(found[0]).toBeVisible();
    return found;
  });
  return items.map(({ textContent }) => textContent);
};
const gabarito = `Gabarito: 13 + 13 questões: ${title}`;
const more = `Mais ações: ${title}`;

export const WithoutKey: Story = {
  name: 'Sem gabarito',
  args: { assessment: { ...exam, key_shape: [], sheets_printed_at: null } },
  play: async ({ canvas }) => {
    await expect(acts(canvas)).toEqual([`Salvar gabarito: ${title}`, more]);
    await expect(canvas.getAllByText(/gabarito/i).map(({ textContent }) => textContent)).toEqual([
      'Sem gabarito',
      'Salvar gabarito',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: `Salvar gabarito: ${title}` }));
    await expect(onAct).toHaveBeenCalledWith('key');
    await expect(await menu(canvas)).toEqual(['Resultados', 'Editar', 'Excluir']);
  },
};
export const ToPrint: Story = {
  name: 'A imprimir',
  args: { assessment: { ...exam, sheets_printed_at: null } },
  play: async ({ canvas }) => {
    await expect(acts(canvas)).toEqual([gabarito, `Imprimir: ${title}`, more]);
    await userEvent.click(canvas.getByRole('button', { name: `Imprimir: ${title}` }));
    await expect(onAct).toHaveBeenCalledWith('print');
    await expect(await menu(canvas)).toEqual(['Corrigir', 'Resultados', 'Editar', 'Excluir']);
  },
};
export const ToCorrect: Story = {
  name: 'A corrigir',
  args: {
    assessment: {
      ...{ ...exam, results_count: 19, in_review_count: 3, pending_count: 9, unposted_count: 16, mean_score: 68.25 },
      description: 'Equações, porcentagem, teorema de Pitágoras e leitura de gráficos.',
      attachment: { id: 'arquivo', name: 'prova.pdf', type: 'application/pdf', size: 90_000, url: '/prova.pdf' },
    },
  },
  play: async ({ canvas }) => {
    await expect(acts(canvas)).toEqual([gabarito, `Ver arquivo: ${title}`, more, `Corrigir: ${title}`]);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/app/activities/prova/correction?classId=turma');
    for (const fact of ['16 corrigidas', '9 pendentes', 'Média 68,25', '3 em revisão']) {
      await expect(canvas.getByText(fact)).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: `Ver arquivo: ${title}` }));
    await expect(onAct).toHaveBeenLastCalledWith('file');
    await userEvent.click(canvas.getByRole('button', { name: gabarito }));
    await expect(onAct).toHaveBeenLastCalledWith('key');
    await expect(await menu(canvas)).toEqual([
      ...['Imprimir', 'Revisar 3', 'Lançar como nota', 'Resultados', 'Editar', 'Excluir'],
    ]);
  },
};
export const Reading: Story = {
  name: 'Lendo',
  args: { assessment: { ...exam, format: 'LEITURA', key_shape: [], sheets_printed_at: null } },
  play: async ({ canvas }) => {
    await expect(acts(canvas)).toEqual([more, `Corrigir leitura: ${title}`]);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/app/activities/prova/reading-correction');
    await expect(canvas.queryByText(/gabarito/i)).toBeNull();
  },
};
export const ToReview: Story = {
  name: 'A revisar',
  args: { assessment: { ...corrected, in_review_count: 3, unposted_count: 25 } },
  play: async ({ canvas }) => {
    await expect(acts(canvas)).toEqual([gabarito, more, `Revisar 3: ${title}`]);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/app/activities/prova/review');
  },
};
export const ToPost: Story = {
  name: 'A lançar',
  args: { assessment: corrected },
  play: async ({ canvas }) => {
    await expect(acts(canvas)).toEqual([gabarito, `Lançar como nota: ${title}`, more]);
    await userEvent.click(canvas.getByRole('button', { name: `Lançar como nota: ${title}` }));
    await expect(onAct).toHaveBeenCalledWith('post');
  },
};
export const Outdated: Story = {
  name: 'Desatualizado',
  args: { assessment: { ...corrected, unposted_count: 0, postings: [{ ...posting, outdated: 2 }] } },
  play: async ({ canvas }) => {
    await expect(acts(canvas)).toEqual([gabarito, `Lançar de novo: ${title}`, more]);
    await expect(canvas.getByText('2 notas desatualizadas')).toBeVisible();
  },
};
export const Posted: Story = {
  name: 'Lançada',
  args: { assessment: { ...corrected, unposted_count: 0, postings: [posting] } },
  play: async ({ canvas }) => {
    await expect(acts(canvas)).toEqual([gabarito, more]);
    await expect(canvas.getByText('Lançada')).toBeVisible();
    await expect(await menu(canvas)).toEqual([
      ...['Imprimir', 'Corrigir', 'Lançar como nota', 'Resultados', 'Editar', 'Excluir'],
    ]);
  },
};
/** Of a class that is not the person's: looked at, and printed. */
export const ReadOnly: Story = {
  name: 'Só leitura',
  args: { assessment: { ...corrected, can_write: false } },
  play: async ({ canvas }) => {
    await expect(acts(canvas)).toEqual([gabarito, `Resultados: ${title}`, more]);
    await expect(await menu(canvas)).toEqual(['Imprimir']);
  },
};
export const Phone: Story = { name: 'Celular', ...ToCorrect, globals: { viewport: { value: 'phone' } } };
