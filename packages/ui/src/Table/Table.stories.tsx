import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { tabTo } from '../testing/plays.ts';
import { Table } from './Table.tsx';

const student = (id: string, name: string, grade: string) => ({
  id,
  name,
  cells: {
    name,
    enrolment: `2026${id}`,
    grade,
    status: <Badge tone="success">Ativo</Badge>,
    actions: <IconButton compact label={`Editar ${name}`} icon={<Pencil />} />,
  },
});

const meta = {
  title: 'Componentes/Dados/Tabela',
  id: 'table',
  component: Table,
  args: {
    label: 'Alunos da turma',
    columns: [
      { id: 'name', label: 'Nome', isRowHeader: true },
      { id: 'enrolment', label: 'Matrícula' },
      { id: 'grade', label: 'Nota', align: 'end' },
      { id: 'status', label: 'Status' },
      { id: 'actions', label: 'Ações', align: 'end' },
    ],
    rows: [
      student('0417', 'Ana Beatriz Moura', '8,4'),
      { ...student('0430', 'Bruno Henrique Alves', '3,8'), tone: 'danger' },
      student('0443', 'Maximiliano Aparecido de Albuquerque e Vasconcelos', '9,7'),
    ],
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  name: 'Computador',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Alunos da turma' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    await expect(canvas.getByRole('rowheader', { name: 'Ana Beatriz Moura' })).toBeVisible();
  },
};

const sortable = meta.args.columns.map((column) => ({ ...column, isSortable: column.id !== 'actions' }));
const withoutActions = sortable.slice(0, -1);

export const Sortable: Story = {
  name: 'Ordenável',
  args: { columns: sortable, sort: { columnId: 'name', direction: 'ascending' }, onSortChange: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Nome' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('columnheader', { name: 'Nota' })).toHaveAttribute('aria-sort', 'none');
    await expect(canvas.getByText('Ordenado por Nome, crescente')).toHaveAttribute('role', 'status');
    await tabTo(canvas.getByRole('button', { name: 'Nome' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ columnId: 'name', direction: 'descending' });
    await userEvent.click(canvas.getByRole('button', { name: 'Nota' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ columnId: 'grade', direction: 'ascending' });
  },
};

export const Opening: Story = {
  name: 'Abre a linha',
  args: { onOpenRow: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('20260430'));
    await expect(args.onOpenRow).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Ana Beatriz Moura' }));
    await expect(args.onOpenRow).toHaveBeenCalledTimes(1);
    canvas.getByRole('button', { name: 'Ana Beatriz Moura' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenRow).toHaveBeenLastCalledWith(expect.objectContaining({ id: '0417' }));
  },
};

export const OpeningOnPhone: Story = {
  name: 'Abre a linha, celular',
  globals: { viewport: { value: 'phone' } },
  args: { onOpenRow: fn() },
};

export const Selected: Story = {
  name: 'Selecionada',
  args: { columns: withoutActions, selection: { selectedIds: new Set(['0417', 'x']), onChange: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('2 selecionados')).toBeVisible();
    const all = canvas.getByRole('checkbox', { name: 'Selecionar todos' });
    await expect(all).toBePartiallyChecked();
    all.focus();
    await userEvent.keyboard(' ');
    await expect(args.selection?.onChange).toHaveBeenLastCalledWith(new Set(['0417', 'x', '0430', '0443']));
    await tabTo(canvas.getByRole('checkbox', { name: 'Selecionar Ana Beatriz Moura' }));
    await userEvent.keyboard(' ');
    await expect(args.selection?.onChange).toHaveBeenLastCalledWith(new Set(['x']));
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar seleção' }));
    await expect(args.selection?.onChange).toHaveBeenLastCalledWith(new Set());
  },
};

const edit = fn();

export const WithRowMenu: Story = {
  name: 'Com menu na linha',
  args: {
    columns: withoutActions,
    rowActions: (row) => [{ id: 'edit', label: 'Editar', icon: <Pencil />, onAction: () => edit(row.id) }],
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Ações de Ana Beatriz Moura' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Editar' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(edit).toHaveBeenLastCalledWith('0417');
  },
};

export const Loading: Story = {
  name: 'Carregando',
  args: { rows: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Carregando...')).toBeInTheDocument();
    await expect(canvas.getByText('Matrícula')).toBeVisible();
    const frame = canvas.getByRole('status');
    const [, ...rows] = frame.querySelectorAll('tr');
    await expect(rows.map((row) => row.getBoundingClientRect().height)).toEqual(rows.map(() => 46));
  },
};
export const Reloading: Story = {
  name: 'Recarregando',
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};
export const Failed: Story = {
  name: 'Falhou',
  args: { rows: [], error: <ErrorState title="Erro ao carregar alunos" onRetry={() => {}} isRetrying={false} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  },
};
export const Empty: Story = {
  name: 'Vazio',
  args: { rows: [], empty: <EmptyState title="Nenhum aluno encontrado" /> },
};
export const PhoneCards: Story = {
  name: 'Cartões, celular',
  globals: { viewport: { value: 'phone' } },
  args: {
    columns: withoutActions.map((column) => ({ ...column, isSortable: true })),
    onSortChange: fn(),
    sort: { columnId: 'grade', direction: 'descending' },
    selection: { selectedIds: new Set(['0430']), onChange: fn() },
    rowActions: () => [{ id: 'edit', label: 'Editar' }],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ordenar por/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Nome, crescente' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ columnId: 'name', direction: 'ascending' });
  },
};
const rowsOf = withoutActions.map((column) => ({
  ...column,
  narrow: column.id === 'grade' ? ('end' as const) : column.id === 'status' ? ('none' as const) : ('fold' as const),
}));
const listed = ['0417', '0430'].map((id) => ({
  ...student(id, `Estudante ${id}`, '8,4'),
  lead: <span aria-hidden="true">E</span>,
  detail: '9º Ano C · E.M. Professora Dalva Nogueira, no distrito de Ribeirão das Pedras',
}));
/** Two lines a row, the rest unfolded row by row. */
export const PhoneRows: Story = {
  name: 'Linhas, celular',
  globals: { viewport: { value: 'phone' } },
  args: { columns: rowsOf, rows: listed, rowActions: () => [{ id: 'edit', label: 'Editar' }] },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByText(/^2026/);
    await expect(first).not.toBeVisible();
    for (const row of canvas.getAllByRole('row').slice(-2)) await expect(row.offsetHeight).toBeLessThanOrEqual(60);
    const more = canvas.getByRole('button', { name: 'Mais sobre Estudante 0417' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toBeVisible();
    await expect(second).not.toBeVisible();
    await expect(canvas.getAllByText('Ativo')[0]).not.toBeVisible();
  },
};
export const PhoneRowsLargeText: Story = {
  name: 'Linhas, celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: { columns: rowsOf, rows: listed },
};
const endless = 'x'.repeat(200);
/** In how many lines an element's text stands. */
const linesOf = (element: Element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
};
export const WholeWords: Story = {
  name: 'Palavras inteiras',
  args: {
    rows: [
      student('0443', endless, '97,5%'),
      {
        ...student('0444', 'Henrique', '37,5%'),
        cells: { ...student('0444', 'Henrique', '37,5%').cells, enrolment: endless },
      },
    ],
  },
  play: async ({ canvas }) => {
    for (const word of ['Henrique', '37,5%']) await expect(linesOf(canvas.getByText(word))).toBe(1);
    const table = canvas.getByRole('table');
    await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
  },
};
export const OneColumnWide: Story = {
  name: 'Uma coluna larga',
  args: {
    columns: [
      { id: 'name', label: 'Nome', isRowHeader: true },
      { id: 'email', label: 'E-mail' },
      { id: 'role', label: 'Perfil' },
      { id: 'status', label: 'Status' },
      { id: 'cpf', label: 'CPF' },
      { id: 'created', label: 'Criação' },
      { id: 'note', label: 'Observação' },
    ],
    rows: [
      {
        id: '1',
        name: 'Ana',
        cells: {
          name: 'Ana Beatriz Moura',
          email: `${'ana.beatriz.'.repeat(6)}moura@aluno.santaaurora.edu.br`,
          role: 'Professor(a)',
          status: 'Inativo',
          cpf: '123.456.789-00',
          created: '22/11/2026 14:30',
          note: 'Transferida de outra rede em fevereiro, aguarda histórico escolar e documentos da família.',
        },
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 780 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const whole = [
      'E-mail',
      'Perfil',
      'Status',
      'Criação',
      'Professor(a)',
      'Inativo',
      '123.456.789-00',
      '22/11/2026 14:30',
    ];
    for (const text of whole) {
      const shown = canvas
        .getAllByText(text)
        .filter((element) => element.closest('thead, td') && element.checkVisibility());
      await expect(shown.map(linesOf), text).toEqual(shown.map(() => 1));
    }
    const table = canvas.getByRole('table');
    await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
  },
};
export const TooManyWords: Story = {
  name: 'Palavras demais',
  args: {
    columns: Array.from({ length: 24 }, (_, at) => ({ id: `c${at}`, label: `Coluna${at}`, isRowHeader: at === 0 })),
    rows: [
      {
        id: '1',
        name: 'Ana',
        cells: Object.fromEntries(Array.from({ length: 24 }, (_, at) => [`c${at}`, 'Responsabilidade'])),
      },
    ],
  },
  play: async ({ canvas }) => {
    for (const cell of canvas.getAllByText('Responsabilidade').filter((each) => each.checkVisibility()))
      await expect(linesOf(cell)).toBe(1);
    const frame = canvas.getByRole('table').parentElement;
    await expect(frame?.scrollWidth).toBeGreaterThan(frame?.clientWidth ?? 0);
    await expect(frame).toHaveAttribute('tabindex', '0');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
export const DesktopLargeText: Story = { name: 'Computador, texto a 200 %', globals: { textSize: '200' } };
