import { styleVariants } from '@vanilla-extract/css';
import { space } from '../theme/space.ts';

export const stack = styleVariants(space, (gap) => ({ display: 'flex', flexDirection: 'column', minWidth: 0, gap }));
