import { vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const description = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const scores = style({ maxHeight: '40vh', overflow: 'auto', borderRadius: vars.rMd });
export const classes = style({ display: 'flex', flexDirection: 'column', gap: 4, maxHeight: '40vh', overflow: 'auto' });
export const hint = style({ color: vars.textMuted });
export const smallHint = style([hint, { fontSize: vars.fsSmall, lineHeight: vars.lhSmall }]);
