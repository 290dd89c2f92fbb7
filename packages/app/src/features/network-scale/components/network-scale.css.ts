import { endToEnd, phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const stack = style({ display: 'flex', flexDirection: 'column', gap: 16 });
export const section = style({ display: 'flex', flexDirection: 'column', gap: 12 });
export const title = style({ fontSize: vars.fsH3, lineHeight: vars.lhH3 });
export const quiet = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
export const municipality = style({ maxWidth: '24rem', marginBottom: 16 });

export const blocks = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});
export const legend = style({ padding: 0, fontWeight: vars.fwMedium });
/** The fields of one block in a line; under each other on a phone. */
export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 3fr) minmax(7rem, 2fr) auto',
  gap: 8,
  alignItems: 'end',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '@media': {
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      paddingBottom: 12,
      borderBottom: `${vars.bw} solid ${vars.border}`,
    },
  },
});
export const wide = style({ '@media': { [phone]: { gridColumn: '1 / -1' } } });
export const wrong = style({ color: vars.danger, fontSize: vars.fsSmall, lineHeight: vars.lhSmall });
export const add = style({ alignSelf: 'start' });

export const levels = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });
/** The points of a level beside what describes it; above it on a phone. */
export const level = style({
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr)',
  gap: '4px 16px',
  padding: '12px 0',
  borderTop: `${vars.bw} solid ${vars.border}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const points = style({ fontWeight: vars.fwStrong, fontVariantNumeric: 'tabular-nums' });
export const items = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  lineHeight: vars.lhTable,
});
export const steps = style({
  margin: 0,
  listStyle: 'disc',
  paddingLeft: 20,
  lineHeight: vars.lhTable,
  // Where another chart follows.
  selectors: { '&:not(:last-child)': { marginBottom: 12 } },
});
export const foot = style({
  ...endToEnd,
  gap: 12,
});
export const scope = style({ maxWidth: '24rem' });
