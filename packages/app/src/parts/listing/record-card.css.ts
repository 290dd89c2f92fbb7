import { paper, phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

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
  '@media': { [paper]: { padding: '8px 10px' } },
});

export const cardHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 8, minWidth: 0 });
export const overline = style({
  flex: '1 1 8rem',
  minWidth: 0,
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  color: vars.textMuted,
  overflowWrap: 'anywhere',
});

/** Where the name is a link or a button, its hit area is the whole card. */
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

const facts = style({ display: 'flex', gap: 20, marginBottom: 12 });
/** Those that the name tells already: a phone has no room to say them twice. */
export const knownFacts = style([facts, { '@media': { [phone]: { display: 'none' } } }]);
/** Three or more of them, over the card's whole width. */
export const spreadFacts = style([facts, { flexWrap: 'wrap', justifyContent: 'space-between', gap: 8 }]);
export const factLabel = style({ fontSize: vars.fsCaption, lineHeight: vars.lhCaption, color: vars.textMuted });
/** A figure that leads to what it counts: its label names the link, all of it takes the press. */
export const factLeads = style({ position: 'relative' });
export const factLink = style([link, { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: 3 }]);
export const factValue = style({ fontWeight: vars.fwStrong });

export const cardFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  minHeight: 48,
  marginTop: 'auto',
  borderTop: `${vars.bw} solid ${vars.border}`,
  fontSize: vars.fsTable,
});
export const footText = style({
  flex: '1 1 6.5rem',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontVariantNumeric: 'tabular-nums',
});
/** Above the card's own hit area. */
export const act = style({ position: 'relative', zIndex: 1 });
