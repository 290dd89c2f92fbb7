import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { tabTo } from '../testing/plays.ts';
import { Waveform } from './Waveform.tsx';

const peaks = Array.from({ length: 380 }, (_peak, index) =>
  Math.abs(Math.sin(index / 9) * (0.5 + 0.4 * Math.sin(index / 31))),
);

/** Waits until the wave is drawn. @returns What draws it: a shadow root of canvases and marks. */
async function drawnIn(wave: HTMLElement): Promise<ShadowRoot> {
  await waitFor(() => expect(wave).toHaveAttribute('aria-busy', 'false'));
  const root = [...wave.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
  if (!root) throw new Error('nothing is drawn');
  return root;
}

/** Pixels with ink in each column of the bars, from the left to the right. */
function columnsOf(root: ShadowRoot): number[] {
  const canvas = root.querySelector('canvas');
  const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  if (!data) throw new Error('no bars');
  const inked = (x: number) => {
    let count = 0;
    for (let y = 0; y < data.height; y += 1) count += (data.data[(y * data.width + x) * 4 + 3] ?? 0) > 127 ? 1 : 0;
    return count;
  };
  return Array.from({ length: data.width }, (_column, x) => inked(x));
}

const meta = {
  title: 'Componentes/Correção/Onda da gravação',
  id: 'waveform',
  component: Waveform,
  args: { peaks, durationSeconds: 76, currentSeconds: 47, onSeek: fn() },
} satisfies Meta<typeof Waveform>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playing: Story = {
  name: 'Tocando',
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
    const root = await drawnIn(wave);
    await waitFor(() => expect(root.querySelectorAll('[part~="pause"]')).toHaveLength(2));
    await expect(root.querySelector('[part~="word"]')).toBeVisible();
    const { width = '' } = root.querySelector<HTMLElement>('.progress')?.style ?? {};
    await expect(Number.parseFloat(width)).toBeCloseTo((47 / 76) * 100, 2);
    await tabTo(wave);
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
  name: 'Pelo mouse',
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
  name: 'Perto do fim',
  args: { currentSeconds: 75.6 },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSeek).toHaveBeenCalledWith(76);
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuemax', '76');
  },
};
export const ReadOnly: Story = {
  name: 'Só leitura',
  args: { onSeek: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-readonly', 'true');
  },
};
/** A single loud moment of a long silence is drawn, and what is no loudness is drawn as silence. */
export const LoudMoment: Story = {
  name: 'Momento alto',
  args: {
    peaks: Array.from({ length: 4000 }, (_peak, index) => (index === 2000 ? 1 : index === 40 ? Number.NaN : -1)),
  },
  play: async ({ canvas }) => {
    const columns = columnsOf(await drawnIn(canvas.getByRole('slider')));
    const highest = Math.max(...columns);
    const lowest = Math.min(...columns.filter((inked) => inked > 0));
    await expect(highest).toBeGreaterThan(5 * lowest);
    const at = columns.indexOf(highest) / columns.length;
    await expect(Math.abs(at - 0.5)).toBeLessThan(0.02);
  },
};

/** What draws did not come, or cannot in this browser: the place is still chosen and heard. */
export const NotDrawn: Story = {
  name: 'Não desenhada',
  beforeEach: () => {
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = () => {
      throw new Error('no drawing here');
    };
    return () => {
      Element.prototype.attachShadow = attachShadow;
    };
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/^O desenho da gravação não pôde ser carregado/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('slider')).toHaveAttribute('aria-busy', 'false'));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSeek).toHaveBeenCalledWith(48);
  },
};

export const Empty: Story = { name: 'Vazio', args: { peaks: [], durationSeconds: 0 } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
