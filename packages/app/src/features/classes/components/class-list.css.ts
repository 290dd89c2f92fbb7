import { phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(16rem, 1fr) minmax(11rem, auto) minmax(14rem, auto)',
  gap: 10,
  alignItems: 'end',
  marginBottom: 16,
  '@media': {
    'screen and (max-width: 1000px)': { gridTemplateColumns: '1fr 1fr' },
    [phone]: { gridTemplateColumns: '1fr' },
  },
});
export const search = style({
  '@media': { 'screen and (min-width: 761px) and (max-width: 1000px)': { gridColumn: '1 / -1' } },
});

export const count = style({
  marginBottom: 12,
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  color: vars.textMuted,
});

/** One column, two from 640 px (sm), three from 1024 px (lg), four from 1280 px (xl). */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  transition: `opacity ${vars.tFast} ${vars.ease}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
  '@media': {
    'screen and (min-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    'screen and (min-width: 1024px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    'screen and (min-width: 1280px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '16px 16px 8px',
  background: vars.surfaceRaised,
  border: `${vars.bw} solid ${vars.border}`,
  borderRadius: vars.rMd,
  transition: `border-color ${vars.tFast} ${vars.ease}`,
  selectors: { '&:hover': { borderColor: vars.borderStrong } },
});

export const cardHead = style({ display: 'flex', alignItems: 'flex-start', gap: 8, minWidth: 0 });
export const school = style({
  flex: 1,
  minWidth: 0,
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  color: vars.textMuted,
  overflowWrap: 'anywhere',
});

/** The class's name is the link, and its hit area is the whole card. */
export const name = style({
  margin: '4px 0 12px',
  fontSize: vars.fsH2,
  lineHeight: vars.lhH2,
  letterSpacing: '-0.008em',
  overflowWrap: 'anywhere',
});
export const link = style({
  borderRadius: vars.rXs,
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.rMd },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${vars.focus}`, outlineOffset: 2 },
  },
});

export const facts = style({ display: 'flex', gap: 20, marginBottom: 12 });
export const fact = style({ display: 'flex', flexDirection: 'column' });
export const factLabel = style({ fontSize: vars.fsCaption, lineHeight: vars.lhCaption, color: vars.textMuted });
export const factValue = style({ fontWeight: vars.fwStrong });

export const cardFoot = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 48,
  marginTop: 'auto',
  borderTop: `${vars.bw} solid ${vars.border}`,
  fontSize: vars.fsTable,
});
export const students = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontVariantNumeric: 'tabular-nums',
});
/** Above the card's own hit area. */
export const act = style({ position: 'relative', zIndex: 1 });

export const pages = style({ display: 'flex', justifyContent: 'center', marginTop: 20 });
export const form = style({ display: 'flex', flexDirection: 'column', gap: 16 });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 16,
  '@media': { [phone]: { gridTemplateColumns: '1fr' } },
});
