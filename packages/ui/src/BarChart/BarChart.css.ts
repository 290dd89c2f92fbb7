import { style } from '@vanilla-extract/css';
import { phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const list = style({ margin: 0, padding: 0, listStyle: 'none', width: '100%' });

/** Two rows shared by all columns: bars on the line, names under it. */
export const columns = style([
  list,
  {
    display: 'grid',
    gridTemplateRows: 'minmax(12rem, 1fr) auto',
    '@media': { [phone]: { gridTemplateRows: 'minmax(8.5rem, 1fr) auto' } },
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(min-content, 1fr)',
    flex: 1,
  },
]);

export const column = style({ display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 2', minWidth: 0 });

export const columnName = style({
  gridRow: 2,
  padding: '6px 2px 0',
  fontSize: vars.fsCaption,
  lineHeight: vars.lhCaption,
  textAlign: 'center',
  color: vars.textMuted,
});

export const columnPlot = style({
  gridRow: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 6,
  minHeight: 0,
  padding: '0 5px',
  borderBottom: `1.5px solid ${vars.borderStrong}`,
});

export const value = style({
  fontWeight: vars.fwBold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [phone]: { lineHeight: vars.lhCaption } },
});

const bar = style({ display: 'block', background: vars.chart1, forcedColorAdjust: 'none' });
export const columnBar = style([bar, { width: '100%', maxWidth: '3.25rem', borderRadius: '4px 4px 0 0' }]);
export const rowBar = style([bar, { height: '100%', borderRadius: '0 4px 4px 0' }]);

export const rows = style([
  list,
  { display: 'flex', flexDirection: 'column', gap: 12, '@media': { [phone]: { gap: 4 } } },
]);
export const row = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '3px 12px' });
export const rowName = style({
  fontSize: vars.fsTable,
  lineHeight: vars.lhTable,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { fontSize: vars.fsSmall, lineHeight: vars.lhCaption } },
});
export const rowTrack = style({
  gridColumn: '1 / -1',
  height: '0.625rem',
  '@media': { [phone]: { height: '0.5rem' } },
  background: vars.chartTrack,
  borderRadius: 4,
  overflow: 'hidden',
});

export const room = style({ display: 'flex', flex: 1, minWidth: 0 });
