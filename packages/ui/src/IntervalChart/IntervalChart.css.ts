import { style } from '@vanilla-extract/css';
import { phone } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

/** Name, drawing and figure beside each other; on a phone the drawing has a line of its own. */
const columns = 'minmax(0, 16rem) minmax(0, 1fr) 3.5rem';

export const whole = style({ display: 'flex', flexDirection: 'column', width: '100%', minWidth: 0 });
export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: columns,
  columnGap: 12,
  alignItems: 'stretch',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const name = style({
  gridColumn: 1,
  padding: '5px 0',
  fontSize: vars.fsTable,
  lineHeight: vars.lhTable,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { padding: '6px 0 0', fontSize: vars.fsSmall, lineHeight: vars.lhCaption } },
});
export const value = style({
  gridColumn: 3,
  gridRow: 1,
  alignSelf: 'center',
  textAlign: 'right',
  fontWeight: vars.fwBold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [phone]: { gridColumn: 2, padding: '6px 0 0', lineHeight: vars.lhCaption } },
});
export const track = style({
  position: 'relative',
  gridColumn: 2,
  gridRow: 1,
  minHeight: '1.75rem',
  background: `linear-gradient(${vars.chartTrack}, ${vars.chartTrack}) center / 100% 1px no-repeat`,
  '@media': { [phone]: { gridColumn: '1 / -1', gridRow: 2 } },
});
/** One dashed line through all rows, for these stand without a gap. */
export const reference = style({
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: 0,
  borderLeft: `1.5px dashed ${vars.borderStrong}`,
});
export const interval = style({
  position: 'absolute',
  top: 'calc(50% - 0.3125rem)',
  height: '0.625rem',
  minWidth: 2,
  border: `solid ${vars.chart1}`,
  borderWidth: '0 2px',
  background: `linear-gradient(${vars.chart1}, ${vars.chart1}) center / 100% 2px no-repeat`,
  forcedColorAdjust: 'none',
});
export const mark = style({
  position: 'absolute',
  top: 'calc(50% - 0.3125rem)',
  width: '0.625rem',
  height: '0.625rem',
  marginLeft: '-0.3125rem',
  borderRadius: '50%',
  background: vars.chart1,
  forcedColorAdjust: 'none',
});
export const axis = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  // Under the drawing alone.
  margin: 'calc(0.25rem) calc(3.5rem + 12px) 0 calc(min(16rem, 100%) + 12px)',
  fontSize: vars.fsCaption,
  lineHeight: vars.lhCaption,
  color: vars.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { margin: '0.25rem 0 0' } },
});
export const referenceName = style({
  '::before': {
    content: '',
    display: 'inline-block',
    height: '0.75em',
    marginRight: '0.4em',
    borderLeft: `1.5px dashed ${vars.borderStrong}`,
    verticalAlign: '-0.05em',
  },
});
