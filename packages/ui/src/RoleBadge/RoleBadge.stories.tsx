import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoleBadge } from './RoleBadge.tsx';

const meta = { component: RoleBadge, args: { role: 'TEACHER', label: 'Professor(a)' } } satisfies Meta<
  typeof RoleBadge
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Student: Story = { args: { role: 'STUDENT', label: 'Estudante' } };
export const Teacher: Story = {};
export const Director: Story = { args: { role: 'MANAGER', label: 'Diretor(a)' } };
export const Municipality: Story = { args: { role: 'MUNICIPALITY', label: 'Município' } };
export const Master: Story = { args: { role: 'MASTER', label: 'Master' } };
export const Other: Story = { args: { role: 'COORDINATOR', label: 'Coordenação pedagógica municipal' } };
