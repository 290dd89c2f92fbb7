import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Componentes/Navegação/Paginação',
  id: 'pagination',
  component: Pagination,
  args: { page: 6, pageCount: 12, onChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  name: 'No meio',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Página 6' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Página 8' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(8);
    canvas.getByRole('button', { name: 'Última página' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
  },
};

export const First: Story = {
  name: 'Primeira',
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Página anterior' })).toBeDisabled();
  },
};
export const Few: Story = { name: 'Poucas', args: { page: 2, pageCount: 3 } };
export const OnePage: Story = {
  name: 'Uma página',
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
export const Phone: Story = {
  name: 'Celular',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    const shown = canvas.getAllByRole('button').filter((button) => button.checkVisibility());
    await expect(new Set(shown.map((button) => button.getBoundingClientRect().top)).size).toBe(1);
    await expect(canvas.getByText('de 12')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(7);
  },
};
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
