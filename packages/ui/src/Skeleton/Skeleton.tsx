import { messages } from '../messages.ts';
import { visuallyHidden } from '../theme/mixins.css.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** How many cards will come. Default 6 when `rows` is absent. */
  cards?: number;
  /** How many table rows will come, instead of cards. */
  rows?: number;
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The shape of what is loading, so that nothing jumps when it comes. For a short wait inside a control use Spinner. */
export function Skeleton({ cards = 6, rows }: SkeletonProps) {
  return (
    <div role="status" aria-busy="true">
      <span className={visuallyHidden}>{messages.loading}</span>
      {rows !== undefined ? (
        <div className={styles.rows} aria-hidden="true">
          {upTo(rows).map((row) => (
            <span key={row} className={styles.row} />
          ))}
        </div>
      ) : (
        <div className={styles.cards} aria-hidden="true">
          {upTo(cards).map((card) => (
            <div key={card} className={styles.card}>
              <div className={styles.head}>
                <span className={styles.face} />
                <div className={styles.headLines}>
                  <span className={styles.name} />
                  <span className={styles.detail} />
                </div>
              </div>
              <span className={styles.line} />
              <span className={styles.pill} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
