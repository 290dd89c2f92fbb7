import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AlignedWord } from './aligned-word.ts';
import { WordAlignment } from './WordAlignment.tsx';

const read = (text: string): AlignedWord[] => text.split(' ').map((word) => ({ kind: 'read', text: word }));

const words: AlignedWord[] = [
  ...read('O menino soltou a pipa no alto do morro. O vento puxava a linha com'),
  { kind: 'read', text: 'força,', pauseAfter: true },
  ...read('e ele ria cada vez que ela subia mais um pouco. Dava para ver o telhado'),
  { kind: 'missing', text: 'vermelho' },
  ...read('da casa da avó.'),
  { kind: 'read', text: 'De', startsParagraph: true },
  ...read('repente, a linha'),
  { kind: 'substituted', expected: 'estalou.', read: 'estralou' },
  ...read('A pipa'),
  { kind: 'substituted', expected: 'rodopiou,', read: '' },
  ...read('passou e'),
  { kind: 'inserted', text: 'logo' },
  { kind: 'read', text: 'sumiu' },
  ...read('atrás da igreja.'),
];

const meta = {
  title: 'Componentes/Correção/Leitura alinhada',
  id: 'wordalignment',
  component: WordAlignment,
  args: { words, currentIndex: words.findIndex((word) => 'text' in word && word.text === 'sumiu') },
} satisfies Meta<typeof WordAlignment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryMark: Story = {
  name: 'Todas as marcas',
  play: async ({ canvas }) => {
    const legend = within(canvas.getByRole('list', { name: 'Legenda' }));
    await expect(legend.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('vermelho').tagName).toBe('DEL');
    await expect(canvas.getByText('leu “estralou”')).toBeVisible();
    await expect(canvas.getByText('sumiu')).toHaveAttribute('aria-current', 'true');
  },
};
export const Doubtful: Story = {
  name: 'Duvidosa',
  args: { isDoubtful: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Alinhamento duvidoso/)).toBeVisible();
    // Nothing is struck through as a fact, and the form is a line, which forced colours keep.
    await expect(canvasElement.querySelector('del')).toBeNull();
    const word = canvas.getByText('vermelho');
    await expect(getComputedStyle(word).textDecorationLine).toBe('underline');
    await expect(getComputedStyle(word).textDecorationStyle).toBe('dashed');
    const legend = within(canvas.getByRole('list', { name: 'Legenda' }));
    await expect(legend.getByText('Talvez não lida')).toBeVisible();
  },
};
export const DoubtfulPhone: Story = {
  name: 'Duvidosa, celular',
  args: { isDoubtful: true },
  globals: { viewport: { value: 'phone' } },
};
export const ReadWithoutAnError: Story = {
  name: 'Lida sem erro',
  args: { words: read('O menino soltou a pipa no alto do morro.'), currentIndex: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const Empty: Story = { name: 'Vazio', args: { words: [], currentIndex: undefined } };
export const Phone: Story = { name: 'Celular', globals: { viewport: { value: 'phone' } } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
