import { style } from '@vanilla-extract/css';
import { forcedColors } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { forcedChosen } from '../theme/mixins.css.ts';

export const text = style({ fontSize: vars.fsH3, lineHeight: 1.83, overflowWrap: 'anywhere' });
export const paragraph = style({ margin: 0, selectors: { '& + &': { marginTop: 8 } } });

export const substituted = style({
  textDecoration: `underline wavy ${vars.warning} 1.6px`,
  textUnderlineOffset: 5,
  textDecorationSkipInk: 'none',
});
export const readAs = style({ marginLeft: 5, fontSize: vars.fsSmall, color: vars.textMuted, whiteSpace: 'nowrap' });
export const missing = style({ color: vars.danger, textDecoration: 'line-through 2px' });
export const inserted = style({
  color: vars.info,
  textDecoration: `underline dotted ${vars.info} 2px`,
  textUnderlineOffset: 4,
});
export const current = style({
  padding: '3px 2px',
  margin: '0 -2px',
  borderRadius: 2,
  background: vars.accent,
  color: vars.onAccent,
  fontWeight: vars.fwStrong,
  '@media': { [forcedColors]: forcedChosen },
});

/** Words that the program is not sure of are framed and underlined in dashes, and never struck through. */
export const doubtful = style({
  padding: '10px 12px',
  border: `2px dashed ${vars.borderStrong}`,
  borderRadius: vars.rSm,
});
export const uncertain = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: '0 0 8px',
  color: vars.textMuted,
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  fontWeight: vars.fwStrong,
});
export const doubtfulWord = style({
  textDecoration: `underline dashed ${vars.textMuted} 1.6px`,
  textUnderlineOffset: 5,
  textDecorationSkipInk: 'none',
});
export const doubtfulMissing = style([doubtfulWord, { color: vars.textMuted, fontStyle: 'italic' }]);

export const pause = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '1.375rem',
  height: '1.375rem',
  margin: '-3px 0 0 5px',
  borderRadius: '50%',
  verticalAlign: 'middle',
  background: vars.infoSoft,
  color: vars.info,
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  margin: '14px 0 0',
  padding: '14px 0 0',
  listStyle: 'none',
  borderTop: `1px solid ${vars.border}`,
  fontSize: vars.fsSmall,
  lineHeight: '1.375rem',
  color: vars.textMuted,
});
export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: 7 });
export const sample = style({ color: vars.text });
export const sampleNow = style({
  padding: '0 6px',
  borderRadius: vars.rXs,
  background: vars.accent,
  color: vars.onAccent,
  forcedColorAdjust: 'none',
});
export const legendPause = style([pause, { margin: 0, width: '1.25rem', height: '1.25rem' }]);
export const empty = style({ margin: 0, color: vars.textMuted, fontSize: vars.fsTable, lineHeight: vars.lhTable });
