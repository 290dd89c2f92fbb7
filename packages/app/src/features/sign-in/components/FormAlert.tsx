import { CircleAlert, Info } from 'lucide-react';
import * as styles from './entry-page.css.ts';

/** What stands in the way, or what just happened, above the button that it concerns. */
export function FormAlert({ children, tone = 'danger' }: { children: string; tone?: 'danger' | 'info' }) {
  return (
    <p role="alert" className={tone === 'danger' ? styles.alert : styles.notice}>
      {tone === 'danger' ? <CircleAlert size={20} aria-hidden="true" /> : <Info size={20} aria-hidden="true" />}
      <span>{children}</span>
    </p>
  );
}
