import type { HTMLAttributes, ReactNode } from 'react';
import { join } from '../theme/compose-class.ts';
import * as styles from './Card.css.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** 'section' and 'article' want an accessible name (`aria-labelledby`). Default 'div'. */
  as?: 'div' | 'section' | 'article' | 'li';
  /** 'none' when a table or an image must reach the edges. */
  padding?: 'regular' | 'none';
  children: ReactNode;
}

/** A sheet of raised paper for things that belong together. Counters go in a Ledger; do not nest cards. */
export function Card({ as: Element = 'div', padding, className, ...rest }: CardProps) {
  return <Element data-card="" {...rest} className={join(styles.card({ padding }), className)} />;
}
