import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Componentes/Avisos/Nada ainda',
  id: 'emptystate',
  component: EmptyState,
  args: { title: 'Nenhuma turma cadastrada' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

const action = (
  <Button variant="primary" icon={<Plus />}>
    Adicionar Turma
  </Button>
);

export const WithAction: Story = {
  name: 'Com ação',
  args: { message: 'Crie a primeira turma para lançar frequência e notas.', action },
};
/** Two ways to begin stand apart. */
export const WithTwoActions: Story = {
  name: 'Com duas ações',
  args: {
    action: (
      <>
        {action}
        <Button>Importar turmas</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect((second?.left ?? 0) - (first?.right ?? 0)).toBeGreaterThanOrEqual(8);
  },
};
export const TitleAlone: Story = { name: 'Só o título' };
export const SearchFoundNothing: Story = {
  name: 'Busca sem resultado',
  args: { isSearch: true, title: 'Nenhum usuário encontrado.' },
};
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: { message: 'Crie a primeira turma para lançar frequência e notas.', action },
};
