import { Badge, Button } from '@caderneta/ui';
import { Star, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { userFormCopy } from './user-form.copy.ts';
import * as styles from './user-form.css.ts';

export interface ContactItemProps {
  /** 'Telefone 2' */
  title: string;
  isPrimary: boolean;
  onMakePrimary: () => void;
  onRemove: () => void;
  children: ReactNode;
}

/** One contact of a list: its fields, the 'primário' mark, and the way out. */
export function ContactItem({ title, isPrimary, onMakePrimary, onRemove, children }: ContactItemProps) {
  const id = useId();
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot share a line with buttons. */}
      <div role="group" aria-labelledby={id} className={styles.item}>
        <div className={styles.itemHead}>
          <span id={id} className={styles.itemTitle}>
            {title}
          </span>
          {isPrimary ? (
            <Badge tone="success" icon={<Star />}>
              {userFormCopy.primary}
            </Badge>
          ) : (
            <Button
              size="compact"
              variant="quiet"
              aria-label={userFormCopy.makePrimaryOf(title)}
              onPress={onMakePrimary}
            >
              {userFormCopy.makePrimary}
            </Button>
          )}
          <Button
            size="compact"
            variant="quiet"
            icon={<Trash2 />}
            aria-label={userFormCopy.removeOf(title)}
            onPress={onRemove}
          >
            {userFormCopy.remove}
          </Button>
        </div>
        {children}
      </div>
    </li>
  );
}
