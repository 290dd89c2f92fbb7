import { style } from '@vanilla-extract/css';

/** Above a list. */
export const offer = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 12 });
