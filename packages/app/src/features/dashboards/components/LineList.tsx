import { phone, useMediaQuery } from '@caderneta/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as styles from './dashboard.css.ts';
import { FirstOf } from './FirstOf.tsx';

export interface Line {
  readonly id: string;
  readonly href?: string | undefined;
  /** An avatar or an icon before the words. */
  readonly lead?: ReactNode;
  readonly name: string;
  readonly detail?: string | undefined;
  /** Cuts the detail at the end of its line. */
  readonly isClipped?: boolean;
  readonly end?: ReactNode;
}

export interface LineListProps {
  lines: readonly Line[];
  empty: string;
  /** Names the list whose lines beyond the third wait behind 'Ver todos' on a phone. */
  foldedAs?: string;
  /** Where more than these lines are listed: on a phone the way there stands below the third. */
  all?: { label: string; href: string } | undefined;
  /** Lines share the height of what stands beside the panel. */
  isSpread?: boolean;
}

/** A few lines of a panel, each with what matters at its end. */
export function LineList({ lines, empty, foldedAs, all, isSpread = false }: LineListProps) {
  const isPhone = useMediaQuery(phone);
  if (lines.length === 0) return <p className={styles.quiet}>{empty}</p>;
  return (
    <FirstOf rows={lines} of={foldedAs ?? ''} isCut={isPhone && foldedAs !== undefined} all={all}>
      {(shown) => (
        <ul className={styles.lines}>
          {shown.map((line) => (
            <li key={line.id} className={isSpread ? `${styles.item} ${styles.spread}` : styles.item}>
              {line.href === undefined ? (
                <div className={styles.line}>
                  <Words {...line} />
                </div>
              ) : (
                <Link to={line.href} className={styles.link}>
                  <Words {...line} />
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </FirstOf>
  );
}

function Words({ lead, name, detail, isClipped, end }: Line) {
  return (
    <>
      {lead}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {detail !== undefined && <span className={isClipped ? styles.clipped : styles.detail}>{detail}</span>}
      </span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </>
  );
}
