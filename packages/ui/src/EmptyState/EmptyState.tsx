import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { join } from '../theme/compose-class.ts';
import { icon as iconSlot } from '../theme/icon.css.ts';
import * as styles from './EmptyState.css.ts';
import { NotebookDrawing } from './NotebookDrawing.tsx';

export interface EmptyStateProps {
  /** What there is none of, in the specification's words: 'Nenhuma turma cadastrada'. */
  title: string;
  message?: string;
  /** The button that makes the first one. */
  action?: ReactNode;
  /** One line with a magnifier: a search or filter found nothing, though there are things. Default false. */
  isSearch?: boolean;
}

/** There is nothing yet. A failed load is an ErrorState and never looks like this. */
export function EmptyState({ title, message, action, isSearch = false }: EmptyStateProps) {
  if (isSearch) {
    return (
      <div className={styles.mini} role="status">
        <span className={join(iconSlot, styles.miniIcon)}>
          <Search aria-hidden="true" />
        </span>
        <span className={styles.miniText}>
          {title}
          {message !== undefined && <span className={styles.miniMessage}>{message}</span>}
        </span>
        {action}
      </div>
    );
  }
  return (
    <div className={styles.empty} role="status">
      <NotebookDrawing />
      <p className={styles.title}>
        <strong>{title}</strong>
      </p>
      {message !== undefined && <p className={styles.message}>{message}</p>}
      {action !== undefined && action !== null && <div className={styles.action}>{action}</div>}
    </div>
  );
}
