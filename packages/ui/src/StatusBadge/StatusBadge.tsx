import { messages } from '../messages.ts';
import { join } from '../theme/compose-class.ts';
import * as styles from './StatusBadge.css.ts';

export interface StatusBadgeProps {
  isActive: boolean;
  /** Other words than 'Ativo' and 'Inativo': 'Ativa', for a school. */
  label?: string;
}

/** Whether a person or an institution is active. Quiet, since it stands in every row; for any other state use Badge. */
export function StatusBadge({ isActive, label }: StatusBadgeProps) {
  const words = label ?? (isActive ? messages.status.active : messages.status.inactive);
  return (
    <span className={join(styles.status, label === undefined && styles.own, !isActive && styles.inactive)}>
      <span aria-hidden="true" className={isActive ? styles.dots.active : styles.dots.inactive} />
      {words}
    </span>
  );
}
