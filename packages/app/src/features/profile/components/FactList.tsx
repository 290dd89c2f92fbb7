import { Card } from '@caderneta/ui';
import { type ReactNode, useId } from 'react';
import { profileCopy } from '../profile.copy.ts';
import * as styles from './profile.css.ts';

export interface Fact {
  readonly label: string;
  /** null: a dash, read aloud as 'Não informado'. */
  readonly value: ReactNode;
}

/** A card of things that are so: 'CPF 123.456.789-00'. */
export function FactList({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <h2 id={id}>{title}</h2>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className={styles.factLabel}>{label}</dt>
            <dd className={styles.factValue}>
              {value ?? (
                <span role="img" aria-label={profileCopy.absentName}>
                  {profileCopy.absent}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
