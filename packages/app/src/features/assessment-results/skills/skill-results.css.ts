import { endToEnd, paper, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const stack = style({ display: 'flex', flexDirection: 'column', gap: 16 });
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 16 });
export const code = style({ fontFamily: vars.fontMono, whiteSpace: 'nowrap' });
export const quiet = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
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
  background: vars.surfaceRaised,
  border: `${vars.bw} solid ${vars.border}`,
  borderRadius: vars.rMd,
});
export const name = style({ fontWeight: vars.fwStrong, fontSize: vars.fsH3, lineHeight: vars.lhH3 });
/** Of which assessments and class a sheet is, where it is handed out alone; on the screen the page's head says it. */
export const origin = style([quiet, { display: 'none', '@media': { [paper]: { display: 'block' } } }]);
export const part = style({ marginTop: 10, fontWeight: vars.fwMedium });
export const items = style({ margin: '4px 0 0', paddingLeft: 20, listStyle: 'disc', lineHeight: vars.lhTable });
export const member = style({
  ...endToEnd,
  gap: 8,
  padding: '4px 0',
});
