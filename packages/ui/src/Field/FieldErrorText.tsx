import { CircleAlert } from 'lucide-react';
import { iconSmall } from '../theme/icon.css.ts';
import * as styles from './Field.css.ts';

/** An error below something that is not a react-aria field. It is announced when it appears. */
export function FieldErrorText({ text }: { text?: string }) {
  return (
    <div aria-live="polite">
      {text !== undefined && (
        <span className={styles.error}>
          <span className={iconSmall}>
            <CircleAlert aria-hidden="true" />
          </span>
          <span>{text}</span>
        </span>
      )}
    </div>
  );
}
