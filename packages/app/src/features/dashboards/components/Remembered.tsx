import type { ReactNode } from 'react';
import { remembered } from '../../../lib/stand-in/remembered-markup.ts';
import * as styles from './dashboard.css.ts';

/**
 * A part of a start that the next opening shows at once, as it was: what counts, the own timetable, places without people; never names
 * beside grades or absences.
 */
export const Remembered = ({ children }: { children: ReactNode }) => (
  <div {...remembered} className={styles.remembered}>
    {children}
  </div>
);
