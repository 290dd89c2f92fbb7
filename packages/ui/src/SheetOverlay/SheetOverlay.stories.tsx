import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SheetOverlay } from './SheetOverlay.tsx';

const meta = {
  title: 'Componentes/Correção/Marcas sobre a folha',
  id: 'sheetoverlay',
  component: SheetOverlay,
  args: {
    width: 720,
    height: 480,
    outline: [
      { x: 120, y: 40 },
      { x: 600, y: 30 },
      { x: 620, y: 450 },
      { x: 110, y: 440 },
    ],
    bubbles: [
      { x: 200, y: 150, r: 14, kind: 'correct' },
      { x: 250, y: 200, r: 14, kind: 'wrong' },
      { x: 330, y: 200, r: 14, kind: 'expected' },
      { x: 250, y: 260, r: 14, kind: 'review' },
      { x: 300, y: 260, r: 14, kind: 'review' },
    ],
  },
} satisfies Meta<typeof SheetOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Marks: Story = {
  name: 'Marcas',
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Folha na câmera: 1 corretas, 1 erradas, 2 para revisar' });
    await expect(image.querySelectorAll('text')).toHaveLength(2);
  },
};

export const Mirrored: Story = {
  name: 'Espelhada',
  args: { mirrored: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').querySelector('circle')).toHaveAttribute('cx', '520');
  },
};

export const TagsAtTheRowsEnd: Story = {
  name: 'Sinais no fim da linha',
  args: {
    bubbles: [
      { x: 250, y: 200, r: 14, kind: 'wrong', tagAt: { x: 420, y: 202 } },
      { x: 300, y: 260, r: 14, kind: 'review', tagAt: { x: 420, y: 262 } },
    ],
  },
  play: async ({ canvas }) => {
    const tags = [...canvas.getByRole('img').querySelectorAll('circle')].map((circle) => circle.getAttribute('cx'));
    await expect(tags).toEqual(['250', '420', '300', '420']);
  },
};

export const NoSheet: Story = { name: 'Sem folha', args: { outline: [], bubbles: [] } };
