import { CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { join } from '../theme/compose-class.ts';
import { iconMedium } from '../theme/icon.css.ts';
import * as styles from './Notice.css.ts';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

export interface NoticeProps {
  tone?: NoticeTone;
  title?: string;
  children?: ReactNode;
  /** What the person may do about it, as buttons. */
  actions?: ReactNode;
}

const icons: Record<NoticeTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: TriangleAlert,
};

/**
 * Something to know about the part of the screen that it stands in, for as long as it holds: no connection, a conflict, a
 * day without lessons. What passes is a toast; what stands where content failed to load is an ErrorState.
 */
export function Notice({ tone = 'info', title, children, actions }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={styles.tones[tone]}>
      <span className={join(iconMedium, styles.icons[tone])}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {actions !== undefined && actions !== null && <div className={styles.acts}>{actions}</div>}
    </div>
  );
}
