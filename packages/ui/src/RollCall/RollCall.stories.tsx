import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { RollCall, type RollCallRow } from './RollCall.tsx';

const rows: RollCallRow[] = [
  { id: '1', name: 'Ana Beatriz Moura', isPresent: true },
  { id: '2', name: 'Bruno Henrique Alves', isPresent: false },
  { id: '3', name: 'Caio Fernandes Luz', isPresent: true },
];

const writeNote = (row: RollCallRow) => (
  <IconButton label={`Anotação de ${row.name}`} icon={<MessageSquareText />} onPress={() => undefined} />
);

const meta = {
  title: 'Componentes/Entrada/Chamada',
  id: 'rollcall',
  component: RollCall,
  args: { label: 'Chamada de 14 de agosto', rows, onChange: fn() },
  render: function Stateful(args) {
    const [rows, setRows] = useState(args.rows);
    return (
      <RollCall
        {...args}
        rows={rows}
        onChange={(id, isPresent) => {
          args.onChange(id, isPresent);
          setRows((all) => all.map((row) => (row.id === id ? { ...row, isPresent } : row)));
        }}
      />
    );
  },
} satisfies Meta<typeof RollCall>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Toggled: Story = {
  name: 'Alternada',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const first = canvas.getByRole('switch', { name: 'Ana Beatriz Moura Presente' });
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('1', false);
    await expect(first).toHaveAccessibleName('Ana Beatriz Moura Ausente');
    await expect(first).not.toBeChecked();
    await userEvent.click(canvas.getByText('Bruno Henrique Alves'));
    await expect(args.onChange).toHaveBeenLastCalledWith('2', true);
  },
};

export const WithDetails: Story = {
  name: 'Com detalhes',
  args: {
    action: writeNote,
    rows: rows.map((row) => ({ ...row, detail: row.id === '2' ? '68% de frequência, abaixo de 75%' : '94%' })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Bruno Henrique Alves Ausente' })).toHaveAccessibleDescription(
      '68% de frequência, abaixo de 75%',
    );
  },
};

export const ReadOnly: Story = {
  name: 'Só leitura',
  args: { isReadOnly: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Ana Beatriz Moura'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { name: 'Celular', globals: { viewport: { value: 'phone' } } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  args: { action: writeNote },
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
