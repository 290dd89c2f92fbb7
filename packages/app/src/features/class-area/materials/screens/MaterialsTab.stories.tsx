import type { Material, SchoolClass } from '@caderneta/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { aroundStory } from '../../../../lib/testing/AroundStory.tsx';
import { StoryServer } from '../../../../lib/testing/story-server.ts';
import { MaterialsTab } from './MaterialsTab.tsx';

const material: Material = {
  ...{ id: 'lista', class_id: 'turma', title: 'Lista de frações', description: null, type: 'OTHER', hidden: false },
  ...{ created_at: '2026-05-20T15:00:00.000Z', can_write: true, version: 1 },
  attachment: { id: 'arquivo', name: 'lista.pdf', size: 1000, type: 'application/pdf', url: '/lista.pdf' },
};

const meta = {
  title: 'Telas/Turma e correção/Materiais',
  id: 'materials-tab',
  component: MaterialsTab,
  decorators: [aroundStory],
  args: { schoolClass: { id: 'turma', can_write: true } as SchoolClass },
  beforeEach: new StoryServer().answer(
    {
      'GET /materials': { data: [material] },
      'DELETE /materials/lista': { status: 403, code: 'forbidden', message: 'Você não leciona nesta turma.' },
    },
    { permissions: ['class_materials', 'view_material', 'delete_material'] },
  ),
} satisfies Meta<typeof MaterialsTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RemovalRefused: Story = {
  name: 'Exclusão recusada',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Excluir Lista de frações' }));
    await userEvent.type(await screen.findByRole('textbox'), 'EXCLUIR');
    await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
    await expect(await screen.findByText('Erro ao remover material. Você não leciona nesta turma.')).toBeVisible();
  },
};
