import { phone, vars } from '@caderneta/ui';
import { style, styleVariants } from '@vanilla-extract/css';

export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: vars.s2 });
export const muted = style({ color: vars.textMuted, fontSize: vars.fsSmall, lineHeight: vars.lhSmall, margin: 0 });
export const title = style({ fontSize: vars.fsBody, fontWeight: vars.fwBold, margin: 0 });

/** The table scrolls by itself; the names stay. */
export const frame = style({
  overflow: 'auto',
  maxHeight: 420,
  border: `1px solid ${vars.border}`,
  borderRadius: vars.rMd,
  background: vars.surfaceRaised,
});
export const table = style({
  minWidth: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
});
const edge = `1px solid ${vars.gridLine}`;
export const dayHead = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  minWidth: 32,
  padding: '6px 0',
  fontSize: vars.fsCaption,
  fontWeight: vars.fwMedium,
  textAlign: 'center',
  background: vars.surfaceSunken,
  borderBottom: edge,
});
export const isOff = style({ color: vars.textFaint });
export const nameHead = style([dayHead, { left: 0, zIndex: 2, textAlign: 'left', paddingLeft: 10 }]);
export const name = style({
  position: 'sticky',
  left: 0,
  maxWidth: 210,
  padding: '0 8px 0 10px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.fsSmall,
  fontWeight: vars.fwRegular,
  textAlign: 'left',
  background: vars.surfaceRaised,
  borderBottom: edge,
  borderRight: edge,
  '@media': { [phone]: { maxWidth: 124 } },
});
export const slot = style({ padding: 0, borderBottom: edge });

const cell = style({
  display: 'block',
  width: 32,
  height: 32,
  padding: 0,
  border: '2px solid transparent',
  borderRadius: vars.rSm,
  background: 'transparent',
  color: vars.textMuted,
  font: 'inherit',
  fontWeight: vars.fwBold,
  lineHeight: '28px',
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: -2 },
    '&[data-differs]': { borderColor: vars.warning, borderStyle: 'dashed' },
    '&:disabled': { cursor: 'default' },
  },
});
export const cells = styleVariants({
  present: [cell],
  absent: [cell, { color: vars.danger, background: vars.dangerSoft }],
  uncertain: [cell, { color: vars.warning, background: vars.warningSoft }],
  out: [cell, { color: vars.textFaint }],
});

export const uncertain = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.s3} ${vars.s4}`,
  padding: vars.s4,
  border: `1px solid ${vars.border}`,
  borderLeft: `4px solid ${vars.warning}`,
  borderRadius: vars.rMd,
  background: vars.warningSoft,
});
export const uncertainText = style({ flex: '1 1 200px', margin: 0 });
export const crop = style({
  display: 'block',
  width: 240,
  maxWidth: '100%',
  borderRadius: vars.rSm,
  border: `1px solid ${vars.border}`,
});
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))',
  gap: `${vars.s1} ${vars.s4}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
