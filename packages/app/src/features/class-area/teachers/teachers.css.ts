import { style } from '@vanilla-extract/css';

export const acts = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8 });
