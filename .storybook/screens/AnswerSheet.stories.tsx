import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaperSheet } from './PaperSheet.tsx';
import * as styles from './screens.css.ts';
import { layout } from './sheet-scene.ts';

/** 06: the paper. It is drawn by the engine that prints and reads it, not by widgets, and is the same in every theme. */
const meta = {
  title: 'Telas/Folha de respostas',
  id: 'screens-paper',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const A4: Story = {
  name: 'A4',
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <svg
      role="img"
      aria-label="Folha de respostas de Ana Beatriz Moura"
      viewBox={`0 0 ${layout.widthMm} ${layout.heightMm}`}
      className={styles.paper}
    >
      <PaperSheet />
    </svg>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').querySelectorAll('text').length).toBeGreaterThan(26 * 4);
  },
};
