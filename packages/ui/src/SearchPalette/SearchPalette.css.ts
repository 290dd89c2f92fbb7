import { style } from '@vanilla-extract/css';
import { phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

/** Near the top: the list grows downwards while one types. */
export const scrim = style({
  placeItems: 'start center',
  paddingTop: '10vh',
  '@media': { [phone]: { placeItems: 'start center', paddingTop: 8 } },
});

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: 12,
  borderBottom: `${vars.bw} solid ${vars.border}`,
});

export const list = style({ flex: 1, minHeight: 0, maxHeight: '60vh', padding: 6, overflow: 'auto', outline: 'none' });

export const heading = style({
  padding: '10px 12px 4px',
  fontSize: vars.fsCaption,
  lineHeight: '1rem',
  fontWeight: vars.fwStrong,
  color: vars.textMuted,
});

export const item = style({
  selectors: {
    // The field has the focus; what Enter would open is drawn as if it had it.
    '&[data-focused]': { outline: `3px solid ${vars.focus}`, outlineOffset: -3 },
  },
});

export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' });
export const detail = style({ fontSize: vars.fsSmall, color: vars.textMuted });
export const empty = style({ padding: '20px 12px', color: vars.textMuted });
export const search = style({ flex: 1 });
