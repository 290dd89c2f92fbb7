import type { ReactNode } from 'react';
import { join } from '../theme/compose-class.ts';
import { iconTiny } from '../theme/icon.css.ts';
import * as styles from './Badge.css.ts';

export type BadgeTone = 'success' | 'warning' | 'danger' | 'info' | 'brand' | 'neutral' | 'outline';

export interface BadgeProps {
  tone?: BadgeTone;
  /** Give one to every coloured status: colour never speaks alone. */
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** The state of something in a word or two. Not a button; for a person's role use RoleBadge. */
export function Badge({ tone, icon, children, className }: BadgeProps) {
  return (
    <span className={join(styles.badge({ tone }), className)}>
      {icon !== undefined && icon !== null && (
        <span className={iconTiny} aria-hidden="true">
          {icon}
        </span>
      )}
      <span>{children}</span>
    </span>
  );
}
