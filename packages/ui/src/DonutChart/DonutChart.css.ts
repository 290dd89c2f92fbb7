import { style } from '@vanilla-extract/css';
import * as chart from '../ChartFrame/ChartFrame.css.ts';
import { large, phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const donut = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px 24px' });

export const ring = style({
  display: 'block',
  width: '13.75rem',
  maxWidth: '100%',
  flex: '0 1 13.75rem',
  margin: '0 auto',
  '@media': { [large]: { width: '17.5rem', flexBasis: '17.5rem' } },
});

export const segment = style({ transition: `opacity ${vars.tFast} ${vars.ease}` });
export const dimmed = style({ opacity: 0.35 });

export const total = style({ fill: vars.text, fontWeight: vars.fwBold, letterSpacing: -0.6 });
export const unit = style({ fill: vars.textMuted });

/** On a phone, where it stands below the ring, in as many columns as it has room for. */
export const legend = style([
  chart.legend,
  {
    flex: '1 1 8rem',
    '@media': {
      [phone]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
        columnGap: 16,
      },
    },
  },
]);

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '0.75rem minmax(0, 1fr)',
  columnGap: 10,
  alignItems: 'center',
  padding: '5px 0',
});

export const name = style({ fontWeight: vars.fwStrong, overflowWrap: 'anywhere' });
export const figures = style({ gridColumn: 2, color: vars.textMuted });
