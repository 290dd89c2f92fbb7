import { Badge } from '@caderneta/ui';
import { type LucideIcon, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { profileCopy } from '../profile.copy.ts';
import * as styles from './profile.css.ts';

export interface ContactLineProps {
  icon: LucideIcon;
  text: ReactNode;
  /** 'Celular' */
  kind: string;
  isPrimary: boolean;
}

/** One way to reach a person, with its kind and the 'primário' mark. */
export function ContactLine({ icon: Icon, text, kind, isPrimary }: ContactLineProps) {
  return (
    <li className={styles.line}>
      <Icon aria-hidden="true" className={styles.lineIcon} />
      <span className={styles.lineText}>{text}</span>
      <span className={styles.lineKind}>{kind}</span>
      {isPrimary && (
        <Badge tone="success" icon={<Star />}>
          {profileCopy.contacts.primary}
        </Badge>
      )}
    </li>
  );
}
