import { paper } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

/** Room for a hand above each line; they stay together. */
export const signatures = style({
  display: 'none',
  '@media': {
    [paper]: { display: 'flex', gap: '16mm', marginTop: '15mm', breakInside: 'avoid', breakBefore: 'avoid' },
  },
});
export const signature = style({ flex: 1, paddingTop: '1.5mm', borderTop: '0.3mm solid #000', textAlign: 'center' });
