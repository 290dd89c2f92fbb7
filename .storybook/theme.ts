import { create } from 'storybook/theming/create';
import { light } from '../packages/ui/src/theme/palette.data.ts';

/** The mark of the register with a tick, and the name beside it, on a ground of its own: forced colours change what is behind. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="190" height="36" viewBox="0 0 190 36"><rect width="190" height="36" rx="6" fill="${light.surfaceSunken}"/><rect x="2" y="3" width="26" height="30" rx="5" fill="${light.board}"/><path d="M8 3v30" stroke="${light.boardLine}" stroke-width="2"/><path d="m13 18 4 4 7-9" fill="none" stroke="${light.accent}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><text x="38" y="25" font-family="Atkinson Hyperlegible Next Variable, sans-serif" font-size="20" font-weight="700" fill="${light.text}">Caderneta</text></svg>`;

const font = '"Atkinson Hyperlegible Next Variable", "Atkinson Hyperlegible", sans-serif';

/** Storybook's own chrome in the product's colours and letter. */
export const theme = create({
  base: 'light',
  brandTitle: 'Caderneta: sistema de desenho',
  brandUrl: './',
  brandImage: `data:image/svg+xml,${encodeURIComponent(mark)}`,
  brandTarget: '_self',
  fontBase: font,
  fontCode: '"Atkinson Hyperlegible Mono Variable", monospace',
  colorPrimary: light.brand,
  colorSecondary: light.brand,
  appBg: light.surfaceSunken,
  appContentBg: light.surfaceRaised,
  appPreviewBg: light.surface,
  appBorderColor: light.border,
  appBorderRadius: 8,
  textColor: light.text,
  textMutedColor: light.textMuted,
  textInverseColor: light.onBrand,
  barBg: light.surfaceRaised,
  barTextColor: light.textMuted,
  barSelectedColor: light.brand,
  barHoverColor: light.brandHover,
  inputBg: light.surfaceRaised,
  inputBorder: light.borderStrong,
  inputTextColor: light.text,
  inputBorderRadius: 8,
});
