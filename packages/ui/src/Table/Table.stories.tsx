import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Table } from './Table.tsx';

const student = (id: string, name: string, grade: string) => ({
  id,
  cells: {
    name,
    enrolment: `2026${id}`,
    grade,
    status: <Badge tone="success">Ativo</Badge>,
    actions: <IconButton compact label={`Editar ${name}`} icon={<Pencil />} />,
  },
});

const meta = {
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Alunos da turma' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    await expect(canvas.getByRole('rowheader', { name: 'Ana Beatriz Moura' })).toBeVisible();
  },
};
export const Empty: Story = { args: { rows: [], empty: 'Nenhum aluno encontrado.' } };
export const PhoneCards: Story = { globals: { viewport: { value: 'phone' } } };
export const PhoneLargeText: Story = { globals: { viewport: { value: 'phone' }, textSize: '200' } };
export const DesktopLargeText: Story = { globals: { textSize: '200' } };
