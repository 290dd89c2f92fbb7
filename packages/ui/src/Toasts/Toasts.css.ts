import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { hiddenOnPaper } from '../theme/mixins.css.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateX(8px)' } });
const elapse = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });

export const region = style({
  position: 'fixed',
  top: 16,
  right: 16,
  zIndex: 60,
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  width: 380,
  maxWidth: 'calc(100vw - 32px)',
  borderRadius: vars.rMd,
  outline: 'none',
  selectors: { '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: 4 } },
  '@media': { [phone]: { top: 8, right: 8, maxWidth: 'calc(100vw - 16px)' }, ...hiddenOnPaper },
});

export const toast = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) 44px',
  alignItems: 'center',
  position: 'relative',
  minHeight: 60,
  paddingLeft: 14,
  background: vars.surfaceRaised,
  color: vars.text,
  border: `${vars.bw} solid ${vars.border}`,
  borderRadius: vars.rMd,
  boxShadow: vars.shadowFloat,
  overflow: 'hidden',
  animation: `${arrive} ${vars.tBase} ${vars.ease}`,
  selectors: { '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: 2 } },
});

export const content = style({ display: 'contents' });

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: 30,
  height: 30,
  borderRadius: '50%',
});

/** The words, and what may be done about them. */
export const words = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, paddingBlock: 4 });

export const message = style({
  padding: '10px 4px',
  fontSize: vars.fsTable,
  lineHeight: vars.lhTable,
  fontWeight: vars.fwStrong,
  overflowWrap: 'anywhere',
});

export const bar = style({
  position: 'absolute',
  left: 0,
  right: 0,
  bottom: 0,
  height: 3,
  background: 'currentColor',
  transformOrigin: 'left',
  animation: `${elapse} var(--toast-duration, 3000ms) linear forwards`,
  selectors: {
    [`${region}:hover &, ${region}:focus-within &`]: { animationPlayState: 'paused' },
    '[data-motion="reduce"] &': { animation: 'none', opacity: 0 },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', opacity: 0 } },
});

export const tones = styleVariants({
  success: { background: vars.successSoft, color: vars.success },
  error: { background: vars.dangerSoft, color: vars.danger },
  warning: { background: vars.warningSoft, color: vars.warning },
  info: { background: vars.infoSoft, color: vars.info },
});

export const barTones = styleVariants({
  success: { color: vars.success },
  error: { color: vars.danger },
  warning: { color: vars.warning },
  info: { color: vars.info },
});
