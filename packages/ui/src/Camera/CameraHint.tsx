import type { ReactNode } from 'react';
import * as styles from './CameraHint.css.ts';

export interface CameraHintProps {
  title: string;
  message: string;
  /** Two compact Buttons at most. */
  actions: ReactNode;
}

/** Advice over the picture, with another way to go on; it is announced and waits. What passes by itself is a Toast. */
export function CameraHint({ title, message, actions }: CameraHintProps) {
  return (
    <div className={styles.hint} role="status">
      <p className={styles.title}>{title}</p>
      <p className={styles.message}>{message}</p>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
