import * as styles from './KeyHints.css.ts';

export interface KeyHintsProps {
  /** What each key does; several keys of one line do it in several ways ('↑', '↓'). */
  hints: readonly { action: string; keys: readonly string[] }[];
}

/** The keys of a screen that is worked with the keyboard alone. Menus and buttons need no such list. */
export function KeyHints({ hints }: KeyHintsProps) {
  return (
    <dl className={styles.list}>
      {hints.map(({ action, keys }) => (
        <div key={action} className={styles.hint}>
          <dt>{action}</dt>
          <dd className={styles.keys}>
            {keys.map((key) => (
              <kbd key={key} className={styles.keycap}>
                {key}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
