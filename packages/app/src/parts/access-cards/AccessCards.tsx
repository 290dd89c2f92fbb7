import type { AccessReset } from '@caderneta/contract';
import { formatDay } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { cardCopy } from './access-cards.copy.ts';
import * as styles from './access-cards.css.ts';

/** What a card needs to know of its person. */
export type CardOf = Pick<AccessReset, 'user_id' | 'name' | 'matricula' | 'email' | 'code' | 'expires_at'>;

export interface AccessCardsProps {
  cards: readonly CardOf[];
  /** Below the name: class and school. */
  className?: string;
}

/** Where one enters with a code, and what to type. */
export const howToEnter = (): string => cardCopy.how(`${window.location.host}${paths.firstAccess}`);

/** First-access cards to cut out: who, how to sign in, the code, what to do with it. */
export function AccessCards({ cards, className }: AccessCardsProps) {
  const how = howToEnter();
  return (
    <ul className={styles.sheet}>
      {cards.map(({ user_id, name, matricula, email, code, expires_at }) => (
        <li key={user_id} className={styles.card}>
          <p className={styles.name}>{name}</p>
          {className !== undefined && <p className={styles.className}>{className}</p>}
          <dl className={styles.facts}>
            <dt className={styles.label}>{cardCopy.login}</dt>
            <dd className={styles.value}>{matricula ?? email}</dd>
            <dt className={styles.label}>{cardCopy.code}</dt>
            <dd className={styles.code}>{code}</dd>
          </dl>
          <p className={styles.className}>{how}</p>
          <p className={styles.className}>{cardCopy.until(formatDay(expires_at))}</p>
        </li>
      ))}
    </ul>
  );
}
