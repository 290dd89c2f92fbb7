import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { atAddress } from '../../lib/testing/AroundStory.tsx';
import { Tour } from './Tour.tsx';
import { tours } from './tour.copy.ts';

const meta = {
  title: 'Telas/Partes/Visita guiada',
  id: 'part-tour',
  component: Tour,
  args: { stops: tours.TEACHER ?? [], onEnd: fn() },
  decorators: [atAddress()],
} satisfies Meta<typeof Tour>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GoneThrough: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'A próxima aula' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo' }));
    await expect(canvas.getByRole('heading', { name: 'Ajuda onde você está' })).toBeVisible();
    await expect(args.onEnd).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Concluir' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const Left: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deixar para depois' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const PhoneLargeText: Story = { globals: { viewport: { value: 'phone' }, textSize: '200' } };
