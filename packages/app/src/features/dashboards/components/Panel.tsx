import { Card, LinkButton } from '@caderneta/ui';
import { type ReactNode, useId } from 'react';
import * as styles from './dashboard.css.ts';

export interface PanelProps {
  title: string;
  /** What is listed, in a line. */
  text?: string;
  /** The way to all of it. */
  more?: { label: string; href: string } | undefined;
  children: ReactNode;
}

/** A titled sheet for a list or a table that reaches its edges. */
export function Panel({ title, text, more, children }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" padding="none" className={styles.panel} aria-labelledby={id}>
      <div className={styles.panelHead}>
        <div>
          <h2 id={id} className={styles.panelTitle}>
            {title}
          </h2>
          {text !== undefined && <p className={styles.panelText}>{text}</p>}
        </div>
        {more && (
          <LinkButton variant="quiet" size="compact" href={more.href}>
            {more.label}
          </LinkButton>
        )}
      </div>
      {children}
    </Card>
  );
}
