import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const box = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10, justifyItems: 'start' });
export const field = style({ width: '100%' });
export const title = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, fontWeight: vars.fwStrong });

export const comment = style({
  width: '100%',
  padding: '10px 14px',
  borderInlineStart: `3px solid ${vars.borderStrong}`,
  background: vars.surface,
  borderRadius: `0 ${vars.rSm} ${vars.rSm} 0`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const none = style({ color: vars.textMuted });
