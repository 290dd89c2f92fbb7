import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Waveform } from './Waveform.tsx';

const peaks = Array.from({ length: 380 }, (_peak, index) =>
  Math.abs(Math.sin(index / 9) * (0.5 + 0.4 * Math.sin(index / 31))),
);

const meta = {
  component: Waveform,
  args: { peaks, durationSeconds: 76, currentSeconds: 47, onSeek: fn() },
} satisfies Meta<typeof Waveform>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playing: Story = {
  args: {
    pauses: [
      { startSeconds: 11, endSeconds: 13.5 },
      { startSeconds: 52, endSeconds: 54 },
    ],
    currentWord: { text: 'sumiu', startSeconds: 46.6, endSeconds: 47.3 },
  },
  play: async ({ canvas, args }) => {
    const wave = canvas.getByRole('slider', { name: 'Posição na gravação' });
    await expect(wave).toHaveAttribute('aria-valuetext', '0:47 de 1:16, palavra “sumiu”');
    await expect(canvas.getByText('2 pausas marcadas')).toBeInTheDocument();
    await userEvent.tab();
    await expect(wave).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{PageUp}{PageDown}{Home}{End}');
    await expect(args.onSeek).toHaveBeenNthCalledWith(1, 48);
    await expect(args.onSeek).toHaveBeenNthCalledWith(2, 46);
    await expect(args.onSeek).toHaveBeenNthCalledWith(3, 57);
    await expect(args.onSeek).toHaveBeenNthCalledWith(4, 37);
    await expect(args.onSeek).toHaveBeenNthCalledWith(5, 0);
    await expect(args.onSeek).toHaveBeenNthCalledWith(6, 76);
  },
};
export const ByMouse: Story = {
  play: async ({ canvas, args }) => {
    const wave = canvas.getByRole('slider');
    const { left, width, top } = wave.getBoundingClientRect();
    await userEvent.pointer({
      target: wave,
      keys: '[MouseLeft]',
      coords: { clientX: left + width / 2, clientY: top + 10 },
    });
    await expect(args.onSeek).toHaveBeenCalledWith(38);
  },
};
export const NearTheEnd: Story = {
  args: { currentSeconds: 75.6 },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSeek).toHaveBeenCalledWith(76);
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuemax', '76');
  },
};
export const ReadOnly: Story = {
  args: { onSeek: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-readonly', 'true');
  },
};
export const Empty: Story = { args: { peaks: [], durationSeconds: 0 } };
export const PhoneLargeText: Story = { globals: { viewport: { value: 'phone' }, textSize: '200' } };
