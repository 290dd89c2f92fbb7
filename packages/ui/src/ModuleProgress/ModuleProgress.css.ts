import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export { head, value } from '../ProgressBar/ProgressBar.css.ts';

export const progress = style({ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 });
export const track = style({ display: 'flex', gap: 3, forcedColorAdjust: 'none' });
export const segment = style({ flexBasis: 0, height: 9, borderRadius: 3, background: vars.chartTrack });
