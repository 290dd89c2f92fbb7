import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ToastProvider } from '../Toasts/Toasts.tsx';
import { tabTo } from '../testing/plays.ts';
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
  title: 'Componentes/Entrada/Planilha de notas',
  id: 'gradegrid',
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
  name: 'Coluna abaixo',
  play: async ({ canvas, args }) => {
    const cell = (index: number) => canvas.getByRole('textbox', { name: `${names[index]}, 3º bim.` });
    await expect(cell(0)).toHaveAccessibleDescription('Salva');
    await expect(cell(1)).toHaveAccessibleDescription('Salva. Abaixo da média mínima');
    cell(2).focus();
    await userEvent.keyboard('75{Enter}');
    await expect(cell(2)).toHaveValue('7,5 · de 75');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ id: '3', grade: 7.5 }]);
    await expect(cell(2)).toHaveValue('7,5');
    await expect(cell(2)).toHaveAccessibleDescription('Ainda não salva');
    await expect(cell(3)).toHaveFocus();
    await userEvent.keyboard('10{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ id: '4', grade: 10 }]);
    await expect(cell(2)).toHaveFocus();
    await userEvent.keyboard('++-{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ id: '3', grade: 7.6 }]);
    await userEvent.keyboard('{ArrowDown}{Shift>}{Enter}{/Shift}');
    await expect(cell(1)).toHaveFocus();
  },
};

export const Undone: Story = {
  name: 'Desfeita',
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

/** What is not the number that was typed is asked about; what is no grade stays, with its reason. */
export const AskedAndRefused: Story = {
  name: 'Perguntado e recusado',
  play: async ({ canvas, args }) => {
    const cell = (index: number) => canvas.getByRole('textbox', { name: `${names[index]}, 3º bim.` });
    cell(2).focus();
    await userEvent.keyboard('11{Enter}');
    await expect(cell(2)).toHaveValue('1,1 · de 11');
    await expect(cell(2)).toHaveAccessibleDescription('Enter salva, Esc volta');
    await userEvent.keyboard('{Escape}');
    await expect(cell(2)).toHaveValue('11');
    await tabTo(cell(2));
    await userEvent.keyboard('10,5{Enter}');
    await expect(cell(2)).toHaveFocus();
    await expect(cell(2)).toHaveValue('10,5');
    await expect(cell(2)).toBeInvalid();
    await expect(cell(2)).toHaveAccessibleDescription('A nota vai de 0 a 10');
    await userEvent.keyboard('{Escape}');
    await expect(cell(2)).toHaveValue('');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('85');
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith([{ id: '3', grade: 8.5 }]);
    await expect(cell(3)).toHaveFocus();
  },
};

/** Its reason has room in a narrow sheet, and what is left behind in a cell is told. */
export const RefusedOnPhone: Story = {
  name: 'Recusado no celular',
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  render: function Leaving(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <ToastProvider>
        <Button onPress={() => setOpen(false)}>Sair</Button>
        {isOpen && <GradeGrid {...args} />}
      </ToastProvider>
    );
  },
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('textbox', { name: 'Caio Fernandes Luz, 3º bim.' });
    const color = getComputedStyle(cell).color;
    cell.focus();
    await userEvent.keyboard('10,5{Enter}');
    const hint = canvas.getByText('A nota vai de 0 a 10');
    await expect(getComputedStyle(cell).color).not.toBe(color);
    const box = cell.closest('td')?.getBoundingClientRect();
    await expect(hint.getBoundingClientRect().bottom).toBeLessThanOrEqual((box?.bottom ?? 0) + 1);
    await expect(hint.getBoundingClientRect().top).toBeGreaterThanOrEqual(cell.getBoundingClientRect().bottom - 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Sair' }));
    await expect(await screen.findByText('A nota digitada de Caio Fernandes Luz não foi salva: 10,5')).toBeVisible();
  },
};

export const PastedColumn: Story = {
  name: 'Coluna colada',
  args: { rows: rows.map((row) => (row.id === '4' ? { ...row, isReadOnly: true } : row)) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Ana Beatriz Moura, 3º bim.' }));
    await userEvent.paste('9,55\tA\n\nfaltou\n8\n7\n');
    const dialog = within(await screen.findByRole('dialog', { name: 'Colar notas' }));
    const line = (name: string) => dialog.getByRole('row', { name: new RegExp(name) });
    await expect(line('Ana Beatriz Moura')).toHaveTextContent(/9,55.*9,6 Arredondada/);
    await expect(line('Caio Fernandes Luz')).toHaveTextContent(/faltou.*Não é uma nota/);
    await expect(line('Daniela Rocha Pinto')).toHaveTextContent(/8.*Não pode ser mudada/);
    await expect(line('Ninguém')).toHaveTextContent('Sobrou: não há mais estudantes');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar 1 nota' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([{ id: '1', grade: 9.6 }]);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 nota colada');
  },
};

/** A table with names and grades of 0 to 100. */
export const PastedByName: Story = {
  name: 'Colado por nome',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Ana Beatriz Moura, 3º bim.' }));
    await userEvent.paste('caio fernandes luz\t70\r\nANA BEATRIZ MOURA\t85\r\n');
    const dialog = within(await screen.findByRole('dialog', { name: 'Colar notas' }));
    await expect(dialog.getByRole('button', { name: 'Salvar notas' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Dividir por 10/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar 2 notas' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { id: '3', grade: 7 },
      { id: '1', grade: 8.5 },
    ]);
  },
};

/** Its results changed since it was posted. */
export const OutOfDate: Story = {
  name: 'Desatualizada',
  args: {
    rows: rows.map((row) => (row.id === '1' ? { ...row, remark: 'Desatualizada: o resultado agora dá 8,3' } : row)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Ana Beatriz Moura, 3º bim.' })).toHaveAccessibleDescription(
      'Salva. Desatualizada: o resultado agora dá 8,3',
    );
  },
};

/** Given in the class that the pupil came from. What is typed goes before it. */
export const Brought: Story = {
  name: 'Trazida de outra turma',
  args: { rows: rows.map((row) => (row.id === '3' ? { ...row, brought: 6, remark: 'De 9º Ano C: 3º bim.' } : row)) },
  play: async ({ canvas, args }) => {
    const cell = canvas.getByRole('textbox', { name: 'Caio Fernandes Luz, 3º bim.' });
    await expect(cell).toHaveAttribute('placeholder', '6,0');
    await expect(cell).toHaveValue('');
    await expect(cell).toHaveAccessibleDescription('De 9º Ano C: 3º bim.');
    cell.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    cell.focus();
    await userEvent.keyboard('2{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([{ id: '3', grade: 2 }]);
  },
};

export const Conflict: Story = {
  name: 'Conflito',
  args: {
    rows: rows.map((row) =>
      row.id === '1' ? { ...row, state: 'pending', conflict: { theirs: 7.9, by: 'Sérgio Brandão' } } : row,
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Ana Beatriz Moura, 3º bim.' })).toHaveAccessibleDescription(
      'Você digitou 8,4. Sérgio Brandão salvou 7,9 enquanto isso.',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ana Beatriz Moura: Você digitou 8,4.');
    canvas.getByRole('textbox', { name: 'Ana Beatriz Moura, 3º bim.' }).focus();
    await tabTo(canvas.getByRole('button', { name: 'Manter 8,4: Ana Beatriz Moura' }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onResolve).toHaveBeenCalledWith('1', 'theirs');
    await expect(canvas.getByRole('textbox', { name: 'Ana Beatriz Moura, 3º bim.' })).toHaveFocus();
  },
};

export const NotSaved: Story = {
  name: 'Não salva',
  args: { savedText: undefined, rows: rows.map((row) => ({ ...row, state: 'failed' })) },
};
export const ReadOnly: Story = {
  name: 'Só leitura',
  args: { isReadOnly: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Ana Beatriz Moura, 3º bim.' }));
    await userEvent.keyboard('5+{Enter}');
    await userEvent.paste('1\n2');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const LongNames: Story = {
  name: 'Nomes longos',
  args: {
    rows: [
      { ...rows[0], id: 'long', name: 'Maria Aparecida do Nascimento Albuquerque de Vasconcelos Filha' } as GradeRow,
    ],
  },
};
export const Phone: Story = { name: 'Celular', args: Conflict.args, globals: { viewport: { value: 'phone' } } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
