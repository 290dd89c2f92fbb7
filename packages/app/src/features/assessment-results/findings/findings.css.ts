import { forcedColors, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const stack = style({ display: 'flex', flexDirection: 'column', gap: 12 });
export const title = style({ fontSize: vars.fsH2, lineHeight: vars.lhH2 });
export const lines = style({
  margin: 0,
  paddingLeft: 20,
  listStyle: 'disc',
  lineHeight: vars.lhTable,
  maxWidth: '60rem',
});
export const questions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  gap: 16,
});
export const name = style({ fontWeight: vars.fwStrong });
export const quiet = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
export const curve = style({ width: '100%', maxWidth: '20rem', height: 'auto', display: 'block' });
const stroke = style({ fill: 'none', strokeWidth: 2, stroke: vars.textMuted, strokeDasharray: '4 3' });
export const wrong = stroke;
export const keyLine = style({
  fill: 'none',
  strokeWidth: 3,
  stroke: vars.success,
  '@media': { [forcedColors]: { stroke: 'Highlight' } },
});
export const axis = style({ stroke: vars.border, strokeWidth: 1 });
export const letter = style({ fontSize: 11, fill: vars.textMuted });
export const keyLetter = style({
  fontSize: 12,
  fontWeight: vars.fwBold,
  fill: vars.success,
  '@media': { [forcedColors]: { fill: 'Highlight' } },
});
