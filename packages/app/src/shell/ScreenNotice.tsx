import { type ReactNode, useEffect } from 'react';
import { windowTitle } from '../lib/place/breadcrumbs.ts';
import * as styles from './shell.css.ts';

export interface ScreenNoticeProps {
  title: string;
  message: string;
  /** What may be done about it. */
  hint?: string;
  actions: ReactNode;
}

/** A screen with nothing but a message and ways out. It names the window. */
export function ScreenNotice({ title, message, hint, actions }: ScreenNoticeProps) {
  useEffect(() => {
    document.title = windowTitle(title);
  }, [title]);
  return (
    <div className={styles.notice}>
      <h1>{title}</h1>
      <p className={styles.noticeText}>{message}</p>
      {hint !== undefined && <p className={styles.noticeHint}>{hint}</p>}
      <div className={styles.noticeActions}>{actions}</div>
    </div>
  );
}
