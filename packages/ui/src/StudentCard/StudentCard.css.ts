import { style } from '@vanilla-extract/css';
import { phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  minWidth: 0,
  padding: '16px 16px 6px',
  '@media': { [phone]: { gap: 10, padding: '12px 14px 2px' } },
});
export const head = style({ display: 'flex', alignItems: 'center', gap: 12 });
export const who = style({ flex: 1, minWidth: 0 });
export const name = style({
  fontSize: vars.fsBody,
  lineHeight: '1.25rem',
  fontWeight: vars.fwStrong,
  letterSpacing: 0,
  overflowWrap: 'anywhere',
});
export const detail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  fontSize: vars.fsCaption,
  lineHeight: vars.lhCaption,
  color: vars.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  minHeight: 50,
  marginTop: 'auto',
  borderTop: `${vars.bw} solid ${vars.border}`,
});
export const grade = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 6,
  fontSize: vars.fsSmall,
  color: vars.textMuted,
});
export const figure = style({
  fontSize: '1.25rem',
  lineHeight: '1.5rem',
  fontWeight: vars.fwBold,
  letterSpacing: '-0.01em',
  color: vars.text,
  fontVariantNumeric: 'tabular-nums',
});
export const open = style({ marginLeft: 'auto', marginRight: -10 });
