import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const warning = style({ display: 'flex', alignItems: 'flex-start', gap: 14, overflowWrap: 'anywhere' });

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: '50%',
  background: vars.dangerSoft,
  color: vars.danger,
});

export const details = style({ marginTop: 18 });

export const typed = style({ marginTop: 18 });

export const word = style({
  fontFamily: vars.fontMono,
  fontWeight: vars.fwBold,
  fontSize: vars.fsTable,
  letterSpacing: '0.03em',
  color: vars.danger,
});
