import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Componentes/Navegação/Link no texto',
  id: 'textlink',
  component: TextLink,
  args: { href: '#faq', children: 'Perguntas Frequentes' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  name: 'No texto',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Perguntas Frequentes' })).toHaveFocus();
  },
};

export const Standalone: Story = {
  name: 'Sozinho',
  args: { standalone: true },
  globals: { viewport: { value: 'phone' } },
};
