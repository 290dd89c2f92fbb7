import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { MarkedWord } from './marked-word.ts';
import { WordMarking } from './WordMarking.tsx';

const plain = (text: string): MarkedWord[] => text.split(' ').map((word) => ({ text: word, mark: null }));
const words: MarkedWord[] = [
  ...plain('O menino soltou a pipa no alto do morro. O vento puxava a linha com força, e o telhado'),
  { text: 'vermelho', mark: 'skipped', isProposed: true },
  ...plain('da casa da avó.'),
  { text: 'De', mark: null, startsParagraph: true },
  ...plain('repente, a linha'),
  { text: 'estalou.', mark: 'changed', isProposed: true },
  ...plain('A pipa'),
  { text: 'rodopiou,', mark: 'syllabled' },
  { text: 'passou', mark: 'spelled' },
  ...plain('atrás da igreja.'),
];

const meta = {
  title: 'Componentes/Correção/Marcação por palavra',
  id: 'wordmarking',
  component: WordMarking,
  args: {
    label: 'Palavras do texto',
    words,
    currentIndex: 4,
    transport: { isPlaying: false, speed: 1, onToggle: fn(), onSpeed: fn() },
    onMark: fn(),
    onEnd: fn(),
    onListen: fn(),
    onUndo: fn(),
  },
  render: function Stateful(args) {
    const [words, setRows] = useState(args.words);
    const [end, setEnd] = useState(args.endIndex);
    return (
      <WordMarking
        {...args}
        words={words}
        endIndex={end}
        onMark={(at, mark) => {
          args.onMark(at, mark);
          setRows((all) => all.map((word, index) => (index === at ? { ...word, mark, isProposed: false } : word)));
        }}
        onEnd={(at) => {
          args.onEnd(at);
          setEnd(at ?? undefined);
        }}
      />
    );
  },
} satisfies Meta<typeof WordMarking>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Touched: Story = {
  name: 'Tocada',
  play: async ({ canvas, args, step }) => {
    const word = (name: string) => canvas.getByRole('button', { name });
    await step('a touch marks, one more takes back', async () => {
      await userEvent.click(word('menino'));
      await expect(word('menino, trocou')).toBeVisible();
      await userEvent.click(word('menino, trocou'));
      await expect(args.onMark).toHaveBeenLastCalledWith(1, null);
    });
    await step('a touch confirms a proposal, which was dashed', async () => {
      const proposed = word('vermelho, proposta: pulou');
      await expect(getComputedStyle(proposed).borderTopStyle).toBe('dashed');
      await userEvent.click(proposed);
      await expect(getComputedStyle(word('vermelho, pulou')).borderTopStyle).toBe('solid');
    });
    await step('another mark is chosen once for many words', async () => {
      const tools = within(canvas.getByRole('radiogroup', { name: 'O toque numa palavra marca' }));
      await userEvent.click(tools.getByRole('radio', { name: 'Soletrou' }));
      await userEvent.click(word('vento'));
      await userEvent.click(word('puxava'));
      await expect(word('puxava, soletrou')).toBeVisible();
      await userEvent.click(tools.getByRole('radio', { name: 'Leu até aqui' }));
      await userEvent.click(word('avó.'));
      await expect(args.onEnd).toHaveBeenLastCalledWith(23);
      await expect(word('De, depois do fim')).toBeVisible();
      await expect(tools.getByRole('radio', { name: 'Soletrou' })).toBeChecked();
    });
  },
};

export const ByKeys: Story = {
  name: 'Pelas teclas',
  play: async ({ canvas, args, step }) => {
    await userEvent.tab();
    await step('arrows go from word to word, numbers mark', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}5');
      await expect(canvas.getByRole('button', { name: 'soltou, pulou' })).toHaveFocus();
      await userEvent.keyboard('{Backspace}');
      await expect(canvas.getByRole('button', { name: 'soltou' })).toHaveFocus();
      await userEvent.keyboard('{End}f');
      await expect(args.onEnd).toHaveBeenLastCalledWith(words.length - 1);
      await userEvent.keyboard('{Home}{ArrowDown}{ArrowUp}');
      await expect(canvas.getAllByRole('button', { name: 'O' })[0]).toHaveFocus();
    });
    await step('space plays; M marks what is being said; O plays from a word', async () => {
      await userEvent.keyboard(' ');
      await expect(args.transport?.onToggle).toHaveBeenCalledTimes(1);
      await userEvent.keyboard('m');
      await expect(canvas.getByRole('button', { name: 'pipa, pulou' })).toHaveAttribute('aria-current', 'true');
      await expect(canvas.getByRole('status')).toHaveTextContent('pipa: pulou');
      await userEvent.keyboard('o');
      await expect(args.onListen).toHaveBeenLastCalledWith(0);
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(args.onUndo).toHaveBeenCalledTimes(1);
    });
  },
};

export const FocusedByAnother: Story = {
  name: 'Focada por outra parte',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'menino' }));
    // As a screen reader does it: without a key and without a touch.
    canvas.getByRole('button', { name: 'telhado' }).focus();
    await userEvent.keyboard('3');
    await expect(args.onMark).toHaveBeenLastCalledWith(18, 'spelled');
    await expect(canvas.getByRole('button', { name: 'telhado, soletrou' })).toHaveAttribute('tabindex', '0');
  },
};

export const EndProposed: Story = { name: 'Fim proposto', args: { endIndex: 23, isEndProposed: true } };
export const NothingToHear: Story = {
  name: 'Nada a ouvir',
  args: { transport: undefined, onUndo: undefined, currentIndex: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Ouvir' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Desfazer' })).toBeDisabled();
  },
};
export const Phone: Story = { name: 'Celular', globals: { viewport: { value: 'phone' } } };
export const PhoneDark: Story = { name: 'Celular, escuro', globals: { viewport: { value: 'phone' }, theme: 'dark' } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
