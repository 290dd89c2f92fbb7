import { Card } from '@caderneta/ui';
import { type ReactNode, useId } from 'react';
import * as styles from './settings.css.ts';

export interface SettingsCardProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** One matter of the settings, with its heading. */
export function SettingsCard({ title, lead, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <div>
        <h2 id={id}>{title}</h2>
        {lead !== undefined && <p className={styles.hint}>{lead}</p>}
      </div>
      {children}
    </Card>
  );
}
