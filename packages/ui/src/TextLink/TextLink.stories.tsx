import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextLink } from './TextLink.tsx';

const meta = {
  component: TextLink,
  args: { href: '#faq', children: 'Perguntas Frequentes' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Perguntas Frequentes' })).toHaveFocus();
  },
};

export const Standalone: Story = { args: { standalone: true }, globals: { viewport: { value: 'phone' } } };
