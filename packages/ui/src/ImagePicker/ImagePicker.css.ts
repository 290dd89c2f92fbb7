import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const picker = style({ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 });

export const zone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 18px',
  borderRadius: vars.rMd,
  selectors: {
    '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: 4 },
    '&[data-drop-target]': { outline: `2px dashed ${vars.brand}`, outlineOffset: 6, background: vars.brandSofter },
  },
});

export const face = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 76,
  height: 76,
  overflow: 'hidden',
  borderRadius: '50%',
  border: `1.5px dashed ${vars.borderStrong}`,
  background: vars.surface,
  color: vars.textMuted,
  selectors: {
    [`${picker}[data-invalid] &`]: { borderColor: vars.danger },
    '&:has(img)': { borderStyle: 'solid' },
  },
});

export const photo = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 4,
  flex: '1 1 12rem',
  minWidth: 0,
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
