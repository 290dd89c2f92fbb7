import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Select } from '../Select/Select.tsx';
import { tabTo } from '../testing/plays.ts';
import { Toolbar } from './Toolbar.tsx';

const search = {
  label: 'Buscar usuários',
  placeholder: 'Buscar por nome, e-mail ou perfil',
  value: '',
  onChange: fn(),
};

const meta = {
  title: 'Componentes/Navegação/Barra da lista',
  id: 'toolbar',
  component: Toolbar,
  args: { label: 'Ferramentas da lista', search, onExcel: fn(), onPrint: fn(), onCsv: fn() },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  name: 'Usual',
  args: {
    children: (
      <Select
        label="Status"
        hideLabel
        items={[{ id: 'all', label: 'Status: Todos' }]}
        selectedId="all"
        onChange={() => {}}
      />
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'CSV' })).toBeNull();
    await tabTo(canvas.getByRole('searchbox', { name: 'Buscar usuários' }));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExcel).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

export const Everything: Story = {
  name: 'Com tudo',
  args: { csv: true, onFilter: fn(), onRefresh: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }));
    await expect(args.onCsv).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros' }));
    await expect(args.onFilter).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Atualizar' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Refreshing: Story = {
  name: 'Atualizando',
  args: { onRefresh: fn(), isRefreshing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Carregando...' })).toBeDisabled();
  },
};

export const WithoutExports: Story = { name: 'Sem exportação', args: { excel: false, print: false } };

export const Phone: Story = {
  name: 'Celular',
  globals: { viewport: { value: 'phone' } },
  args: { onRefresh: fn(), onFilter: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Buscar usuários' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('a');
    await expect(search.onChange).toHaveBeenLastCalledWith('a');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    const middles = canvas.getAllByRole('button').map((each) => {
      const { top, height } = each.getBoundingClientRect();
      return top + height / 2;
    });
    await expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Atualizar' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Mais ações' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Imprimir' })).toBeVisible());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Excel' }));
    await expect(args.onExcel).toHaveBeenCalledOnce();
  },
};

export const PhoneSearching: Story = {
  name: 'Buscando, celular',
  globals: { viewport: { value: 'phone' } },
  args: { search: { ...search, value: 'Ana Beatriz' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar usuários: Ana Beatriz' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('Ana Beatriz');
  },
};

export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: { onRefresh: fn(), onFilter: fn() },
};
