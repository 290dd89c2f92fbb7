import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Componentes/Navegação/Link com cara de botão',
  id: 'linkbutton',
  component: LinkButton,
  args: { href: '#turmas', children: 'Gerenciar Turma' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  name: 'Primário',
  args: { variant: 'primary' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Gerenciar Turma' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#turmas');
  },
};

export const Secondary: Story = {
  name: 'Secundário',
  args: { icon: <ArrowLeft />, children: 'Voltar', size: 'compact' },
};
export const Quiet: Story = { name: 'Discreto', args: { variant: 'quiet', children: 'Ver todos' } };
export const Phone: Story = {
  name: 'Celular',
  args: { size: 'compact' },
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
