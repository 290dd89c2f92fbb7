import { forcedColors, vars } from '@caderneta/ui';
import { style, styleVariants } from '@vanilla-extract/css';

export const stack = style({ display: 'flex', flexDirection: 'column', gap: 16 });
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 16 });
export const code = style({ fontFamily: vars.fontMono, whiteSpace: 'nowrap' });
export const quiet = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
export const caption = style([quiet, { textAlign: 'left', paddingBottom: 6 }]);
export const scroll = style({ overflowX: 'auto', maxWidth: '100%' });
export const map = style({ borderCollapse: 'separate', borderSpacing: 2, fontSize: vars.fsTable });
export const mapHead = style({
  padding: '6px 8px',
  textAlign: 'left',
  fontWeight: vars.fwMedium,
  whiteSpace: 'nowrap',
});
export const mapName = style([
  mapHead,
  { position: 'sticky', left: 0, background: vars.surfaceRaised, maxWidth: '14rem', whiteSpace: 'normal' },
]);
const cell = style({
  minWidth: 64,
  padding: '6px 8px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  borderRadius: vars.rSm,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});
export const cells = styleVariants({
  known: [cell, { background: vars.successSoft, color: vars.success }],
  again: [cell, { background: vars.dangerSoft, color: vars.danger, fontWeight: vars.fwStrong }],
  few: [cell, { background: vars.surfaceSunken, color: vars.textMuted }],
  none: [cell, { color: vars.textMuted }],
});
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' });
export const sheets = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** On paper a pupil's part is not torn apart. */
export const sheet = style({
  breakInside: 'avoid',
  padding: '14px 16px',
  border: `${vars.bw} solid ${vars.border}`,
  borderRadius: vars.rMd,
});
export const name = style({ fontWeight: vars.fwStrong, fontSize: vars.fsH3, lineHeight: vars.lhH3 });
export const part = style({ marginTop: 10, fontWeight: vars.fwMedium });
export const items = style({ margin: '4px 0 0', paddingLeft: 20, listStyle: 'disc', lineHeight: vars.lhTable });
export const member = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '4px 0',
});
