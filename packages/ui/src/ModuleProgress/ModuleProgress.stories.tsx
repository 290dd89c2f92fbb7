import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ModuleProgress } from './ModuleProgress.tsx';

const modules = (...done: number[]) => [8, 8, 8, 16].map((lessons, index) => ({ lessons, done: done[index] ?? 0 }));

const meta = {
  title: 'Componentes/Dados/Progresso por módulo',
  id: 'moduleprogress',
  component: ModuleProgress,
  args: { modules: modules(8, 6, 2) },
} satisfies Meta<typeof ModuleProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  name: 'Em curso',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Progresso' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(bar).toHaveAttribute(
      'aria-valuetext',
      '40%: módulo 1, 8 de 8 aulas; módulo 2, 6 de 8 aulas; módulo 3, 2 de 8 aulas; módulo 4, 0 de 16 aulas',
    );
    const [first, , , last] = [...bar.children].map((segment) => segment.getBoundingClientRect().width);
    await expect(Math.round(((last ?? 0) / (first ?? 1)) * 10)).toBe(20);
  },
};
export const NotBegun: Story = { name: 'Não começado', args: { modules: modules() } };
export const Done: Story = { name: 'Concluído', args: { modules: modules(8, 8, 8, 16) } };
export const NoModules: Story = { name: 'Sem módulos', args: { modules: [] } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
