import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const item = style({
  borderBottom: `${vars.bw} solid ${vars.border}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});

export const heading = style({ fontSize: 'inherit', lineHeight: 'inherit', fontWeight: 'inherit' });

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  width: '100%',
  minHeight: 54,
  padding: '8px 0',
  fontSize: vars.fsBody,
  lineHeight: '1.375rem',
  fontWeight: vars.fwMedium,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.brand },
    '&[data-focus-visible]': { outline: `3px solid ${vars.focus}`, outlineOffset: 2, borderRadius: vars.rXs },
    '[data-expanded] > * > &': { fontWeight: vars.fwBold },
  },
});

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 14,
  flex: 1,
  minWidth: 0,
});
export const title = style({ flex: '1 1 auto', minWidth: 0 });
export const aside = style({
  fontSize: vars.fsSmall,
  fontWeight: vars.fwRegular,
  fontVariantNumeric: 'tabular-nums',
  color: vars.textMuted,
});
export const sign = style({ color: vars.textMuted, selectors: { '[data-expanded] &': { color: vars.brand } } });

export const answer = style({
  margin: '0 0 16px',
  paddingLeft: 16,
  borderLeft: `4px solid ${vars.accent}`,
});
