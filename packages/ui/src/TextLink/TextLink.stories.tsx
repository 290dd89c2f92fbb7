import type { Meta, StoryObj } from '@storybook/react-vite';
import { tabTo } from '../testing/plays.ts';
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
    await tabTo(canvas.getByRole('link', { name: 'Perguntas Frequentes' }));
  },
};

export const Standalone: Story = {
  name: 'Sozinho',
  args: { standalone: true },
  globals: { viewport: { value: 'phone' } },
};
