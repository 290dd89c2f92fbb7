import { cutAtEnd, hiddenOnPaper, paper, phone, vars } from '@caderneta/ui';
import { globalStyle, style } from '@vanilla-extract/css';

export const quiet = style({
  fontSize: vars.fsCaption,
  lineHeight: vars.lhCaption,
  color: vars.textMuted,
  fontWeight: vars.fwRegular,
});
/** Cut at its end, so that a row stays one line; the whole is its title and in the details. */
const oneLine = style({ display: 'block', ...cutAtEnd });
export const email = style([
  oneLine,
  { maxWidth: '15.5rem', fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted },
]);
// An address breaks at its places on paper alone.
globalStyle(`${email} wbr`, { display: 'none', '@media': { [paper]: { display: 'inline' } } });
export const orgUnit = style([oneLine, { maxWidth: '14rem' }]);

export const search = style({ maxWidth: '28rem', marginBottom: 12 });
export const card = style({ display: 'flex', flexDirection: 'column', height: '100%', padding: '16px 16px 8px' });
export const cardHead = style({ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 });
export const cardWho = style({ flex: 1, minWidth: 0 });
export const cardName = style({ fontSize: vars.fsH3, lineHeight: vars.lhH3, overflowWrap: 'anywhere' });
export const cardLine = style({
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  color: vars.textMuted,
  overflowWrap: 'anywhere',
});
export const cardFacts = style({ display: 'flex', flexDirection: 'column', gap: 4, margin: '12px 0' });
export const cardFoot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: 4,
  minHeight: 52,
  marginTop: 'auto',
  borderTop: `${vars.bw} solid ${vars.border}`,
  '@media': hiddenOnPaper,
});
/** Stands apart from the row's own acts. */
export const cardLead = style({ marginBlockStart: 8, marginInlineEnd: 'auto' });

export const personRow = style({
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  minHeight: 56,
  padding: '5px 6px 5px 14px',
});
export const rowName = style({
  fontSize: vars.fsBody,
  lineHeight: vars.lhBody,
  letterSpacing: 0,
  overflowWrap: 'anywhere',
});
/** Cut at its end, unless text is so large that a line holds little. */
export const rowLine = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  color: vars.textMuted,
  '@container': { '(max-width: 15rem)': { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});

export const detailsHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 });
export const detailsName = style({ fontSize: vars.fsH2, lineHeight: vars.lhH2, overflowWrap: 'anywhere' });
export const badges = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10, marginTop: 6 });
export const section = style({ display: 'flex', flexDirection: 'column', gap: 8, marginTop: 20 });
export const sectionTitle = style({ fontSize: vars.fsH3, lineHeight: vars.lhH3 });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
  gap: '12px 20px',
  margin: 0,
});
export const factLabel = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
export const factValue = style({ margin: 0, overflowWrap: 'anywhere' });
export const contacts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const contact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  minHeight: 32,
  overflowWrap: 'anywhere',
});

export const pickers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
  alignItems: 'start',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const note = style({
  padding: '10px 14px',
  background: vars.infoSoft,
  borderRadius: vars.rSm,
  fontSize: vars.fsTable,
});
