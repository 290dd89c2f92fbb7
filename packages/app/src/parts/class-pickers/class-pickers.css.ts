import { style } from '@vanilla-extract/css';

export const retry = style({ justifySelf: 'start' });
