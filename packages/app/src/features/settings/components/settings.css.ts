import { phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  maxWidth: 880,
  paddingTop: 20,
  '@media': { [phone]: { paddingTop: 14 } },
});
export const card = style({ display: 'flex', flexDirection: 'column', gap: 20 });
export const form = style({ display: 'flex', flexDirection: 'column', gap: 16 });
export const hint = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });

const columns = (count: number) =>
  style({
    display: 'grid',
    gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
    gap: 16,
    alignItems: 'start',
    '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  });
export const two = columns(2);
export const three = columns(3);
/** Two beside each other on a phone as well. */
export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  alignItems: 'start',
});
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
export const start = style({ alignSelf: 'flex-start' });

export const facts = style({ display: 'flex', flexDirection: 'column', gap: 8, overflowWrap: 'anywhere' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: 60,
  padding: '10px 0',
  borderTop: `${vars.bw} solid ${vars.border}`,
});
export const words = style({ flex: '1 1 14rem', minWidth: 0 });
export const name = style({ fontWeight: vars.fwStrong });
export const item = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 16,
  border: `${vars.bw} solid ${vars.border}`,
  borderRadius: vars.rMd,
});
export const itemHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 });
export const logo = style({ maxWidth: 160, maxHeight: 80, objectFit: 'contain' });
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 14rem',
  gap: 12,
  alignItems: 'end',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const pages = style({ display: 'flex', justifyContent: 'center' });
export const rowActs = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
});
