import { style } from '@vanilla-extract/css';
import * as base from '../Table/table-base.css.ts';
import { vars } from '../theme/contract.css.ts';

const roomy = '(min-width: 26rem)';
/** A phone with large text: each row becomes two lines. */
const tight = '(max-width: 18rem)';

export const frame = style({ containerType: 'inline-size', minWidth: 0 });

export const table = style([base.table, { '@container': { [tight]: { display: 'block' } } }]);

export const body = style({ '@container': { [tight]: { display: 'block' } } });
export const head = style({ '@container': { [tight]: { display: 'none' } } });

export const caption = style({
  '@container': { [tight]: { display: 'block' } },
  padding: '10px 16px 4px',
  fontSize: vars.fsBody,
  lineHeight: vars.lhBody,
  fontWeight: vars.fwBold,
  textAlign: 'start',
});

export const headCell = style([
  base.headCell,
  {
    height: 44,
    padding: '4px 8px',
    fontSize: '0.84375rem',
    lineHeight: '1rem',
    textAlign: 'center',
    selectors: {
      '&:first-child': { paddingLeft: 16, textAlign: 'start' },
      '&:last-child': { paddingRight: 16, textAlign: 'end' },
    },
    '@container': { [roomy]: { height: 36 } },
  },
]);

export const row = style({
  '@container': {
    [tight]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: 8,
      padding: '10px 16px',
      borderBottom: `1px solid ${vars.border}`,
    },
  },
});
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
  '@container': {
    [roomy]: { height: 38 },
    [tight]: {
      display: 'block',
      height: 'auto',
      padding: 0,
      border: 0,
      textAlign: 'start',
      selectors: { '&:first-child, &:last-child': { padding: 0, gridRow: 1 }, '&:last-child': { gridColumn: 2 } },
    },
  },
});

/** Where the header has no room, each letter says which one it is. */
export const cellLabel = style({
  display: 'none',
  fontSize: vars.fsCaption,
  lineHeight: vars.lhCaption,
  color: vars.textMuted,
  '@container': { [tight]: { display: 'block' } },
});

/** On a tinted row a badge of the same tint would vanish. */
export const badge = style({
  whiteSpace: 'nowrap',
  selectors: { [`${review} &`]: { background: vars.surfaceRaised } },
});

export const letter = style({ fontSize: vars.fsBody, fontWeight: vars.fwBold });

export const struck = style([
  letter,
  { color: vars.danger, textDecoration: 'line-through', textDecorationThickness: 2 },
]);

export const doubtful = style([letter, { color: vars.warning }]);

export const none = style({ color: vars.textFaint });

export const empty = style({ padding: '20px 16px', color: vars.textMuted });
