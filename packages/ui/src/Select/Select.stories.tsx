import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Select } from './Select.tsx';

const items = [
  { id: 'ana', label: 'Ana Beatriz Moura', detail: '1 de 28' },
  { id: 'bruno', label: 'Bruno Henrique Alves', detail: '2 de 28' },
  { id: 'caio', label: 'Caio Fernandes Luz', detail: '3 de 28' },
];

const meta = {
  title: 'Componentes/Entrada/Lista de escolha',
  id: 'select',
  component: Select,
  args: { label: 'Aluno', items, selectedId: null, onChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Vazio',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const trigger = canvas.getByRole('button', { name: /Aluno/ });
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('bruno');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Open: Story = {
  name: 'Aberto',
  args: { selectedId: 'ana' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Aluno/ }));
    await expect(await screen.findByRole('option', { name: /Ana Beatriz/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const NoItems: Story = {
  name: 'Sem itens',
  args: { items: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Aluno/ }));
    await waitFor(() => expect(screen.getByText('Nenhuma opção')).toBeVisible());
  },
};

export const Wrong: Story = { name: 'Errado', args: { errorMessage: 'Selecione um aluno', isRequired: true } };
export const Disabled: Story = { name: 'Desativado', args: { selectedId: 'caio', isDisabled: true } };
export const WithoutLabel: Story = {
  name: 'Sem rótulo',
  args: {
    label: 'Status',
    hideLabel: true,
    items: [{ id: 'all', label: 'Status: Todos' }],
    selectedId: 'all',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Status: Todos');
  },
};

export const LabelInside: Story = {
  name: 'Rótulo por dentro',
  args: { label: 'Disciplina', labelInside: true, items: [{ id: 'math', label: 'Matemática' }], selectedId: 'math' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Matemática Disciplina/ })).toBeVisible();
  },
};

export const OnCamera: Story = {
  name: 'Sobre a câmera',
  args: { onCamera: true, selectedId: 'ana' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Aluno/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Caio/ }));
    await expect(args.onChange).toHaveBeenCalledWith('caio');
  },
};

export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: {
    label: 'Instituição de ensino',
    selectedId: 'long',
    items: [{ id: 'long', label: 'Escola Municipal Professora Dalva Nogueira de Albuquerque', detail: '312 alunos' }],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('option')).toBeVisible());
  },
};
