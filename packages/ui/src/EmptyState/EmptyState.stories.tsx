import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
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
  args: { message: 'Crie a primeira turma para lançar frequência e notas.', action },
};
export const TitleAlone: Story = {};
export const SearchFoundNothing: Story = { args: { isSearch: true, title: 'Nenhum usuário encontrado.' } };
export const PhoneLargeText: Story = {
  globals: { viewport: { value: 'phone' }, textSize: '200' },
  args: { message: 'Crie a primeira turma para lançar frequência e notas.', action },
};
