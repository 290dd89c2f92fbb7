import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarCheck, CalendarDays, ClipboardCheck, FolderOpen, GraduationCap, NotebookPen } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { tabTo } from '../testing/plays.ts';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Componentes/Navegação/Abas',
  id: 'tabs',
  component: Tabs,
  args: {
    label: 'Seções da turma',
    items: [
      { id: 'schedule', label: 'Cronograma', icon: <CalendarDays /> },
      { id: 'attendance', label: 'Frequência', icon: <CalendarCheck /> },
      { id: 'grades', label: 'Notas', icon: <NotebookPen /> },
      { id: 'assessments', label: 'Avaliações', icon: <ClipboardCheck /> },
      { id: 'materials', label: 'Materiais', icon: <FolderOpen /> },
      { id: 'students', label: 'Alunos', icon: <GraduationCap /> },
    ],
    selectedId: 'students',
    onChange: fn(),
    children: <p>28 alunos na turma</p>,
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  name: 'Computador',
  play: async ({ canvas, args }) => {
    await tabTo(canvas.getByRole('tab', { name: 'Alunos' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Materiais' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('materials');
    await expect(canvas.getByRole('tabpanel', { name: 'Alunos' })).toHaveTextContent('28 alunos');
  },
};

export const Links: Story = {
  name: 'Links',
  args: {
    items: [
      { id: 'schedule', label: 'Cronograma', href: '#cronograma' },
      { id: 'students', label: 'Alunos', href: '#alunos' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Cronograma' })).toHaveAttribute('href', '#cronograma');
  },
};

export const PhoneScrolls: Story = {
  name: 'Rola, celular',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const right = () => canvas.getByRole('tab', { name: 'Alunos' }).getBoundingClientRect().right;
    await waitFor(() => expect(right()).toBeLessThan(window.innerWidth + 1));
  },
};

export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: { selectedId: 'grades' },
};
