import { style } from '@vanilla-extract/css';
import { box } from '../Checkbox/Checkbox.css.ts';

export const ring = style([box, { borderRadius: '50%' }]);

/** A border, which forced colours draw; a background they do not. */
export const dot = style({ width: 0, height: 0, border: '0.25rem solid currentColor', borderRadius: '50%' });
