import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Componentes/Dados/Rosto',
  id: 'avatar',
  component: Avatar,
  args: { name: 'Ana Beatriz Moura' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = { name: 'Iniciais' };
export const Small: Story = { name: 'Pequeno', args: { size: 'small', name: 'Bruno Henrique Alves' } };
export const Large: Story = { name: 'Grande', args: { size: 'large', name: 'Caio Fernandes Luz' } };
export const Huge: Story = { name: 'Enorme', args: { size: 'huge', name: 'Daniela Rocha Pinto' } };

export const BrokenPhoto: Story = {
  name: 'Foto que não veio',
  args: { photoUrl: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('AM')).toBeVisible());
  },
};
