import { keyframes, style } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const shine = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: 16,
});

export const rows = style({ display: 'flex', flexDirection: 'column', gap: 14 });

export const card = style({
  padding: 16,
  background: vars.surfaceRaised,
  border: `${vars.bw} solid ${vars.border}`,
  borderRadius: vars.rMd,
});

const bone = style({
  display: 'block',
  borderRadius: 6,
  background: `linear-gradient(100deg, ${vars.skeleton} 30%, ${vars.skeletonHi} 50%, ${vars.skeleton} 70%) 0 0 / 200% 100%`,
  animation: `${shine} 1.6s linear infinite`,
  selectors: { '[data-motion="reduce"] &': { animation: 'none' } },
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    [forcedColors]: { border: '1px solid GrayText' },
  },
});

export const head = style({ display: 'flex', gap: 10, alignItems: 'center' });
export const headLines = style({ flex: 1 });
export const face = style([bone, { width: 36, height: 36, borderRadius: '50%', flex: 'none' }]);
export const name = style([bone, { height: 11, marginBottom: 7 }]);
export const detail = style([bone, { height: 9, width: '60%' }]);
export const line = style([bone, { height: 9, marginTop: 14 }]);
export const pill = style([bone, { height: 20, width: '44%', marginTop: 14, borderRadius: 10 }]);
export const row = style([bone, { height: 30 }]);
/** In a cell of a table. */
export const cell = style([bone, { width: '70%', height: 11 }]);
