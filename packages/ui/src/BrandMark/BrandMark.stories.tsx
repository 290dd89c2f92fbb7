import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from './BrandMark.tsx';

const meta = { component: BrandMark } satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paper: Story = { args: { tone: 'paper', size: 'large' } };
export const MarkOnly: Story = { args: { tone: 'paper', markOnly: true } };
