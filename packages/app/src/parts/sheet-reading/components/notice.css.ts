import { phone } from '@caderneta/ui';
import { globalStyle, style } from '@vanilla-extract/css';

/** The camera frame has no padding on a phone; a page of words needs it. */
export const padded = style({ '@media': { [phone]: { padding: '14px 16px 32px' } } });
globalStyle(`${padded} > * + *`, { marginBottom: 20 });
