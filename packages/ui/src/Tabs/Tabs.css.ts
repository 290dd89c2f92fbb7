import { style } from '@vanilla-extract/css';
import { forcedColors, paper, phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const tabs = style({ minWidth: 0 });

const FADE = '44px';

export const scroller = style({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: `${vars.bwInput} solid ${vars.borderStrong}`,
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    '&[data-more-before]': { maskImage: `linear-gradient(90deg, transparent 0, #000 ${FADE})` },
    '&[data-more-after]': { maskImage: `linear-gradient(-90deg, transparent 0, #000 ${FADE})` },
    '&[data-more-before][data-more-after]': {
      maskImage: `linear-gradient(90deg, transparent 0, #000 ${FADE}, #000 calc(100% - ${FADE}), transparent 100%)`,
    },
  },
  // The page may say how wide its gutter is, and then the row runs to the edges of the screen.
  '@media': {
    [phone]: { marginInline: 'calc(-1 * var(--page-gutter, 0px))', paddingInline: 'var(--page-gutter, 0px)' },
    [paper]: { border: 0, maskImage: 'none' },
  },
});

export const list = style({ display: 'flex', gap: 4, width: 'max-content' });

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  position: 'relative',
  minHeight: 46,
  padding: '0 16px',
  borderRadius: `${vars.rSm} ${vars.rSm} 0 0`,
  fontSize: vars.fsBody,
  fontWeight: vars.fwMedium,
  color: vars.textMuted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.surfaceHover },
    '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: -3 },
    '&[data-disabled]': { color: vars.textFaint, cursor: 'not-allowed' },
    '&[data-selected]': {
      color: vars.text,
      fontWeight: vars.fwBold,
      background: vars.surface,
      // The frame has three sides: the fourth opens into the page.
      boxShadow: `inset ${vars.bwInput} 0 ${vars.borderStrong}, inset -1.5px 0 ${vars.borderStrong}, inset 0 ${vars.bwInput} ${vars.borderStrong}`,
    },
    '&[data-selected]::before': {
      content: '""',
      position: 'absolute',
      left: 14,
      right: 14,
      top: 0,
      height: 4,
      borderRadius: '0 0 4px 4px',
      background: vars.accent,
    },
    '&[data-selected]::after': {
      content: '""',
      position: 'absolute',
      left: 1.5,
      right: 1.5,
      bottom: -2,
      height: 4,
      background: vars.surface,
    },
  },
  '@media': {
    [phone]: { minHeight: 48, padding: '0 14px' },
    // The page is of one of them: its name is a heading.
    [paper]: {
      minHeight: 0,
      padding: 0,
      selectors: {
        '&:not([data-selected])': { display: 'none' },
        '&[data-selected]': { boxShadow: 'none' },
        '&[data-selected]::before, &[data-selected]::after': { display: 'none' },
      },
    },
    [forcedColors]: {
      selectors: { '&[data-selected]::before': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});

export const tabIcon = style({ selectors: { '[data-selected] > &': { color: vars.brand } } });

export const panel = style({
  outline: 'none',
  selectors: { '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: 4 } },
});
