import { style } from '@vanilla-extract/css';
import * as chart from '../ChartFrame/ChartFrame.css.ts';
import { large } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const waffle = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px 14px' });

export const grid = style({
  display: 'block',
  width: '11.75rem',
  maxWidth: '100%',
  flex: 'none',
  '@media': { [large]: { width: '15rem' } },
});

export const legend = style([
  chart.legend,
  { display: 'flex', flexDirection: 'column', flex: '1 1 max-content', gap: 16 },
]);

export const name = style({ display: 'flex', alignItems: 'center', gap: 7, minWidth: 0 });

export const share = style({
  display: 'block',
  fontSize: vars.fsH1,
  lineHeight: '2rem',
  fontWeight: vars.fwBold,
  letterSpacing: '-0.02em',
});

export const count = style({ color: vars.textMuted });
