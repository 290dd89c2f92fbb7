import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaperSignatures } from './PaperSignatures.tsx';

const meta = {
  title: 'Telas/Partes/Linhas de assinatura',
  id: 'paper-signatures',
  component: PaperSignatures,
} satisfies Meta<typeof PaperSignatures>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Whether a rule for paper shows the element. */
const isOnPaper = (element: Element): boolean =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules])
    .some(
      (rule) => rule instanceof CSSStyleRule && element.matches(rule.selectorText) && rule.style.display === 'flex',
    );

export const OnPaperAlone: Story = {
  name: 'Só no papel',
  play: async ({ canvas }) => {
    const line = canvas.getByText('Direção');
    await expect(line).not.toBeVisible();
    await expect(canvas.getByText('Professor(a)')).not.toBeVisible();
    await expect(line.parentElement !== null && isOnPaper(line.parentElement)).toBe(true);
  },
};
