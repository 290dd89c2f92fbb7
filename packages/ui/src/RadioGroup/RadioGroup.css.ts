import { style } from '@vanilla-extract/css';
import { box } from '../Checkbox/Checkbox.css.ts';

export const ring = style([box, { borderRadius: '50%' }]);

export const dot = style({ width: '0.5rem', height: '0.5rem', borderRadius: '50%', background: 'currentColor' });
