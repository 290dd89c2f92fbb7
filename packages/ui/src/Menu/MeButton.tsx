import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components';
import { Avatar } from '../Avatar/Avatar.tsx';
import { join } from '../theme/compose-class.ts';
import { iconSmall } from '../theme/icon.css.ts';
import * as styles from './Menu.css.ts';

export interface MeButtonProps {
  name: string;
  /** The role as it is written for people: 'Professor(a)'. */
  roleLabel: string;
  photoUrl?: string | null;
}

/** Who is signed in: the trigger of the profile Menu in the TopBar. On a phone only the face shows. */
export function MeButton({ name, roleLabel, photoUrl }: MeButtonProps) {
  return (
    <Button className={styles.me}>
      <Avatar name={name} photoUrl={photoUrl} />
      <span className={styles.meText}>
        <span className={styles.meName}>{name}</span>
        <span className={styles.meRole}>{roleLabel}</span>
      </span>
      <span className={join(iconSmall, styles.meChevron)}>
        <ChevronDown aria-hidden="true" />
      </span>
    </Button>
  );
}
