import { Stack } from '@caderneta/ui';
import type { ReactNode } from 'react';
import * as styles from './details.css.ts';
import { ReadDialog } from './ReadDialog.tsx';

export interface DetailsDialogProps {
  title: string;
  /** What is known of the record, label and value. */
  facts: readonly (readonly [label: string, value: string])[];
  /** Heads what hangs on the record, below the facts. */
  partTitle: string;
  onClose: () => void;
  children: ReactNode;
}

/** A record to be read, with what hangs on it. */
export function DetailsDialog({ title, facts, partTitle, onClose, children }: DetailsDialogProps) {
  return (
    <ReadDialog isDismissable title={title} onClose={onClose}>
      <Stack gap={5}>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <section>
          <h3 className={styles.heading}>{partTitle}</h3>
          {children}
        </section>
      </Stack>
    </ReadDialog>
  );
}
