import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { GradeGrid } from './GradeGrid.tsx';
import type { GradeRow } from './grade-row.ts';

const names = ['Ana Beatriz Moura', 'Bruno Henrique Alves', 'Caio Fernandes Luz', 'Daniela Rocha Pinto'];

const rows: GradeRow[] = names.map((name, index) => ({
  id: String(index + 1),
  name,
  earlier: [7.5 - index, 8],
  grade: [8.4, 3.8, null, null][index] ?? null,
  mean: 8 - index / 2,
  state: index < 2 ? 'saved' : undefined,
}));

const meta = {
  component: GradeGrid,
  args: {
    label: 'Notas do 3º bimestre',
    earlier: ['1º bim.', '2º bim.'],
    entry: '3º bim.',
    rows,
    onChange: fn(),
    onResolve: fn(),
    passing: 5,
    savedText: 'Salvo às 09:41',
    rangeText: '1–4 de 28 estudantes',
  },
  render: function Stateful(args) {
    const [rows, setRows] = useState(args.rows);
    return (
      <GradeGrid
        {...args}
        rows={rows}
        onChange={(changes) => {
          args.onChange(changes);
          const byId = new Map(changes.map(({ id, grade }) => [id, grade]));
          setRows((all) =>
            all.map((row) => (byId.has(row.id) ? { ...row, grade: byId.get(row.id) ?? null, state: 'pending' } : row)),
          );
        }}
      />
    );
  },
} satisfies Meta<typeof GradeGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DownTheColumn: Story = {
  play: async ({ canvas, args }) => {
    const cell = (index: number) => canvas.getByRole('textbox', { name: `${names[index]}, 3º bim.` });
    await expect(cell(0)).toHaveAccessibleDescription('Salva');
    await expect(cell(1)).toHaveAccessibleDescription('Salva. Abaixo da média mínima');
    cell(2).focus();
    await userEvent.keyboard('75{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ id: '3', grade: 7.5 }]);
    await expect(cell(2)).toHaveValue('7,5');
    await expect(cell(2)).toHaveAccessibleDescription('Ainda não salva');
    await expect(cell(3)).toHaveFocus();
    await userEvent.keyboard('12,3{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ id: '4', grade: 10 }]);
    await expect(cell(2)).toHaveFocus();
    await userEvent.keyboard('++-{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ id: '3', grade: 7.6 }]);
    await userEvent.keyboard('{ArrowDown}{Shift>}{Enter}{/Shift}');
    await expect(cell(1)).toHaveFocus();
  },
};

export const Undone: Story = {
  play: async ({ canvas, args }) => {
    const cell = canvas.getByRole('textbox', { name: 'Ana Beatriz Moura, 3º bim.' });
    cell.focus();
    await userEvent.keyboard('2{Escape}');
    await expect(cell).toHaveValue('8,4');
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
    cell.focus();
    await userEvent.keyboard('abc');
    await expect(cell).toHaveValue('');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ id: '1', grade: null }]);
  },
};

export const PastedColumn: Story = {
  args: { rows: rows.map((row) => (row.id === '4' ? { ...row, isReadOnly: true } : row)) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Ana Beatriz Moura, 3º bim.' }));
    await userEvent.paste('9,5\tA\n\nfaltou\n8\n7\n');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ id: '1', grade: 9.5 }]);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '1 nota colada; sem nota válida para Caio Fernandes Luz, Daniela Rocha Pinto; 1 linha sobrou',
    );
    await expect(canvas.getByRole('textbox', { name: 'Bruno Henrique Alves, 3º bim.' })).toHaveValue('3,8');
  },
};

export const Conflict: Story = {
  args: {
    rows: rows.map((row) =>
      row.id === '1' ? { ...row, state: 'pending', conflict: { theirs: 7.9, by: 'Sérgio Brandão' } } : row,
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Ana Beatriz Moura, 3º bim.' })).toHaveAccessibleDescription(
      'Você digitou 8,4. Sérgio Brandão salvou 7,9 enquanto isso.',
    );
    canvas.getByRole('textbox', { name: 'Ana Beatriz Moura, 3º bim.' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Manter 8,4: Ana Beatriz Moura' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onResolve).toHaveBeenCalledWith('1', 'theirs');
  },
};

export const NotSaved: Story = {
  args: { savedText: undefined, rows: rows.map((row) => ({ ...row, state: 'failed' })) },
};
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Ana Beatriz Moura, 3º bim.' }));
    await userEvent.keyboard('5+{Enter}');
    await userEvent.paste('1\n2');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const LongNames: Story = {
  args: {
    rows: [
      { ...rows[0], id: 'long', name: 'Maria Aparecida do Nascimento Albuquerque de Vasconcelos Filha' } as GradeRow,
    ],
  },
};
export const Phone: Story = { args: Conflict.args, globals: { viewport: { value: 'phone' } } };
export const PhoneLargeText: Story = { globals: { viewport: { value: 'phone' }, textSize: '200' } };
