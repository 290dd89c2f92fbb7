import type { ReactNode } from 'react';
import * as styles from './shell.css.ts';

/** A screen with nothing but a message and a way out. */
export function ScreenNotice({ title, message, actions }: { title: string; message: string; actions: ReactNode }) {
  return (
    <div className={styles.notice}>
      <h1>{title}</h1>
      <p>{message}</p>
      {actions}
    </div>
  );
}
