import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MarkedText } from './MarkedText.tsx';
import type { MarkedWord, WordMark } from './marked-word.ts';

const marked = (text: string, mark: WordMark | null): MarkedWord[] =>
  text.split(' ').map((word) => ({ text: word, mark }));

const meta = {
  title: 'Componentes/Correção/Texto marcado',
  id: 'markedtext',
  component: MarkedText,
  args: {
    words: [
      ...marked('O menino soltou a', 'read'),
      ...marked('pipa', 'changed'),
      ...marked('no alto do', 'read'),
      ...marked('morro.', 'spelled'),
      ...marked('O vento', 'syllabled'),
      ...marked('puxava', 'skipped'),
      ...marked('a linha', 'read'),
      ...marked('com força.', null),
    ],
    endIndex: 13,
  },
} satisfies Meta<typeof MarkedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryMark: Story = {
  name: 'Todas as marcas',
  play: async ({ canvas }) => {
    const legend = within(canvas.getByRole('list', { name: 'Legenda' }));
    await expect(legend.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Trocou',
      'Soletrou',
      'Silabou',
      'Pulou',
    ]);
    await expect(canvas.getByText('pipa, trocou')).toBeInTheDocument();
    await expect(canvas.getByText('linha, fim da leitura')).toBeInTheDocument();
  },
};
export const Phone: Story = { name: 'Celular', globals: { viewport: { value: 'phone' } } };
export const PhoneLargeText: Story = {
  name: 'Celular, texto a 200 %',
  globals: { viewport: { value: 'phone' }, textSize: '200' },
};
