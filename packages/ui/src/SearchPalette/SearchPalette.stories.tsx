import type { Meta, StoryObj } from '@storybook/react-vite';
import { GraduationCap, School } from 'lucide-react';
import { useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SearchPalette, type SearchPaletteProps } from './SearchPalette.tsx';

const groups = [
  {
    id: 'pupils',
    label: 'Estudantes',
    icon: <GraduationCap />,
    items: [
      { id: '1', label: 'Ana Beatriz Moura', detail: '9º Ano C · E.M. Anita Garibaldi', href: '#ana' },
      { id: '2', label: 'André Luís Pereira', detail: '7º Ano A · E.M. Anita Garibaldi', href: '#andre' },
    ],
  },
  { id: 'classes', label: 'Turmas', icon: <School />, items: [{ id: '3', label: '9º Ano C', href: '#turma' }] },
];

const navigate = fn();

function Typed(args: SearchPaletteProps) {
  const [value, setValue] = useState(args.value);
  return (
    <RouterProvider navigate={navigate}>
      <SearchPalette {...args} value={value} onChange={setValue} />
    </RouterProvider>
  );
}

const meta = {
  title: 'Componentes/Navegação/Busca em tudo',
  id: 'searchpalette',
  component: SearchPalette,
  render: (args) => <Typed {...args} />,
  args: {
    label: 'Buscar em tudo',
    placeholder: 'Estudante, turma, avaliação ou tela',
    value: '',
    onChange: fn(),
    onClose: fn(),
    groups,
    isLoading: false,
    emptyText: 'Nada encontrado.',
  },
} satisfies Meta<typeof SearchPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard alone: the field keeps the focus, the arrows walk through the groups, Enter goes, Escape closes. */
export const Found: Story = {
  name: 'Achados',
  play: async ({ args }) => {
    navigate.mockClear();
    const field = await screen.findByRole('searchbox', { name: 'Buscar em tudo' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'an');
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active()).toMatch(/^(Ana|André)/));
    for (let step = 0; step < 2 && !active().startsWith('9º Ano C'); step += 1) await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active()).toBe('9º Ano C'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    await expect(navigate.mock.lastCall?.[0]).toBe('#turma');
    // At once, whatever is typed: it is not to clear the field first.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
    await expect(field).toHaveValue('an');
  },
};

export const Nothing: Story = { name: 'Nada encontrado', args: { value: 'xyz', groups: [] } };
export const Loading: Story = { name: 'Procurando', args: { value: 'an', groups: [], isLoading: true } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
