import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoleBadge } from './RoleBadge.tsx';

const meta = {
  title: 'Componentes/Dados/Etiqueta de papel',
  id: 'rolebadge',
  component: RoleBadge,
  args: { role: 'TEACHER', label: 'Professor(a)' },
} satisfies Meta<typeof RoleBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Student: Story = { name: 'Estudante', args: { role: 'STUDENT', label: 'Estudante' } };
export const Teacher: Story = { name: 'Professor' };
export const Director: Story = { name: 'Diretor', args: { role: 'MANAGER', label: 'Diretor(a)' } };
export const Municipality: Story = { name: 'Município', args: { role: 'MUNICIPALITY', label: 'Município' } };
export const Master: Story = { name: 'Master', args: { role: 'MASTER', label: 'Master' } };
export const Other: Story = { name: 'Outro', args: { role: 'COORDINATOR', label: 'Coordenação pedagógica municipal' } };
