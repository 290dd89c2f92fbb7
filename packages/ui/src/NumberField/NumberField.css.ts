import { style } from '@vanilla-extract/css';
import { numeric } from '../theme/mixins.css.ts';

export const input = style([numeric]);
export const steps = style({ display: 'flex', marginRight: -10, marginBlock: -4 });
