import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const roomy = '(min-width: 26rem)';

export const frame = style({ containerType: 'inline-size', minWidth: 0 });

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.fsTable,
  lineHeight: vars.lhTable,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const caption = style({
  padding: '10px 16px 4px',
  fontSize: vars.fsBody,
  lineHeight: vars.lhBody,
  fontWeight: vars.fwBold,
  textAlign: 'start',
});

export const headCell = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  height: 44,
  padding: '4px 8px',
  borderBottom: `1.5px solid ${vars.borderStrong}`,
  background: vars.surfaceRaised,
  fontSize: '0.84375rem',
  lineHeight: '1rem',
  fontWeight: vars.fwStrong,
  color: vars.textMuted,
  textAlign: 'center',
  selectors: {
    '&:first-child': { paddingLeft: 16, textAlign: 'start' },
    '&:last-child': { paddingRight: 16, textAlign: 'end' },
  },
  '@container': { [roomy]: { height: 36 } },
});

export const row = style({});
export const wrong = style({ background: vars.dangerSofter });
export const review = style({ background: vars.warningSoft });

export const cell = style({
  height: 44,
  padding: '4px 8px',
  borderBottom: `1px solid ${vars.border}`,
  textAlign: 'center',
  fontWeight: vars.fwRegular,
  verticalAlign: 'middle',
  selectors: {
    '&:first-child': { paddingLeft: 16, textAlign: 'start', fontWeight: vars.fwStrong },
    '&:last-child': { paddingRight: 16, textAlign: 'end' },
    [`${row}:last-child > &`]: { borderBottom: 0 },
  },
  '@container': { [roomy]: { height: 38 } },
});

export const letter = style({ fontSize: vars.fsBody, fontWeight: vars.fwBold });

export const struck = style([
  letter,
  { color: vars.danger, textDecoration: 'line-through', textDecorationThickness: 2 },
]);

export const doubtful = style([letter, { color: vars.warning }]);

export const none = style({ color: vars.textFaint });

export const empty = style({ padding: '20px 16px', color: vars.textMuted });
