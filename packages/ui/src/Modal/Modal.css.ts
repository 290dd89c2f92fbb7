import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { hiddenOnPaper } from '../theme/mixins.css.ts';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  display: 'grid',
  placeItems: 'center',
  padding: 24,
  background: vars.scrim,
  selectors: {
    '&[data-entering]': { animation: `${fade} ${vars.tBase} ${vars.ease}` },
    '&[data-exiting]': { animation: `${fade} ${vars.tFast} ${vars.ease} reverse` },
  },
  '@media': { [phone]: { padding: 8, placeItems: 'end center' }, ...hiddenOnPaper },
});

export const paper = style({
  display: 'flex',
  width: '100%',
  minHeight: 0,
  maxHeight: 'calc(var(--visual-viewport-height, 100dvh) - 48px)',
  background: vars.surfaceRaised,
  color: vars.text,
  border: `${vars.bw} solid ${vars.border}`,
  borderRadius: vars.rLg,
  boxShadow: vars.shadowFloat,
  overflow: 'hidden',
  selectors: { '&[data-entering]': { animation: `${rise} ${vars.tSlow} ${vars.ease}` } },
  '@media': { [phone]: { maxHeight: 'calc(var(--visual-viewport-height, 100dvh) - 16px)' } },
});

export const sizes = styleVariants({
  small: { maxWidth: 480 },
  medium: { maxWidth: 640 },
  large: { maxWidth: 880 },
});

export const expanded = style({
  width: '90vw',
  maxWidth: 'none',
  height: '90vh',
  maxHeight: '90vh',
});

export const dialog = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  outline: 'none',
});

/** With large text on a phone the buttons stand above the title, whose words have no room beside them: reversed, the end is the top. */
export const header = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  alignItems: 'flex-end',
  gap: 4,
  padding: '20px 16px 0 28px',
  '@media': { [phone]: { padding: '12px 8px 0 18px' } },
});

export const title = style({
  flex: 1,
  minWidth: 0,
  paddingTop: 7,
  '@container': { '(max-width: 15rem)': { flexBasis: '100%' } },
});

export const body = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: '12px 28px 24px',
  '@media': { [phone]: { padding: '10px 18px 20px' } },
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 12,
  padding: '16px 28px',
  borderTop: `${vars.bw} solid ${vars.border}`,
  background: vars.surface,
  '@media': { [phone]: { gap: 8, padding: '12px 18px' } },
});
