import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { messages } from '../messages.ts';
import { join } from '../theme/compose-class.ts';
import { icon as iconSlot } from '../theme/icon.css.ts';
import * as styles from './ErrorState.css.ts';

/** Who offers to try again also says while it is tried: a press that shows nothing is pressed again. */
type Retry = { onRetry: () => void; isRetrying: boolean } | { onRetry?: undefined; isRetrying?: undefined };

export type ErrorStateProps = Retry & {
  /** What failed: 'Erro ao carregar turmas'. */
  title: string;
  /** What may be done about it. */
  message?: ReactNode;
};

/** A load failed. It stands where the content would be, and offers to try again. A failed save is a toast or a field error. */
export function ErrorState({ title, message, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <div className={styles.error} role="alert">
      <span className={join(iconSlot, styles.disc)}>
        <TriangleAlert aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {message !== undefined && message !== null && <p className={styles.message}>{message}</p>}
      </div>
      {onRetry !== undefined && (
        <Button icon={<RotateCw />} onPress={onRetry} isPending={isRetrying}>
          {messages.error.retry}
        </Button>
      )}
    </div>
  );
}
