import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = { args: { cards: 6 } };
export const Rows: Story = { args: { rows: 5 } };
export const Phone: Story = { args: { cards: 3 }, globals: { viewport: { value: 'phone' } } };
