import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { aroundStory } from '../../../lib/testing/AroundStory.tsx';
import { RecordingCard } from './RecordingCard.tsx';

const meta = {
  title: 'Telas/Turma e correção/Gravação da leitura',
  id: 'recording-card',
  component: RecordingCard,
  decorators: [aroundStory],
  args: {
    take: null,
    recorder: { state: 'off', seconds: 0, level: 0, warning: null, start: fn(), stop: fn() },
    playback: { at: 0, speed: 1, isPlaying: false, toggle: fn(), seek: fn(), playFrom: fn(), setSpeed: fn() },
    isPreparing: false,
    isFixed: false,
    hasStudent: true,
    word: undefined,
    onFile: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof RecordingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Told when it is chosen: the server could only say that nothing came. */
export const EmptyFile: Story = {
  name: 'Arquivo vazio',
  play: async ({ canvasElement, args }) => {
    const choose = (bits: string[]) =>
      userEvent.upload(
        canvasElement.querySelector('input[type=file]') as HTMLElement,
        new File(bits, 'leitura.wav', { type: 'audio/wav' }),
      );
    await choose([]);
    await waitFor(() => expect(screen.getByText('O arquivo está vazio. Escolha outro.')).toBeVisible());
    await expect(args.onFile).not.toHaveBeenCalled();
    await choose(['RIFF']);
    await waitFor(() => expect(args.onFile).toHaveBeenCalledOnce());
  },
};
