import { vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

/** A paragraph in a cell: it wraps, and its words are no name of the row. */
export const cell = style({
  display: 'block',
  minWidth: 'min(11rem, 40vw)',
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  fontWeight: vars.fwRegular,
  whiteSpace: 'normal',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
export const name = style({ display: 'block', fontWeight: vars.fwBold });
