import { useState } from 'react';
import { join } from '../theme/compose-class.ts';
import * as styles from './Avatar.css.ts';
import { initials, tintOf } from './initials.ts';

export interface AvatarProps {
  name: string;
  /** Falls back to the initials when absent or when it cannot be loaded. */
  photoUrl?: string | null;
  /** 30, 36 (default), 48 or 88 px. */
  size?: keyof typeof styles.sizes;
}

/** A person's face or initials, always beside the name: it is decoration and is not read aloud. */
export function Avatar({ name, photoUrl, size = 'regular' }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shows = photoUrl !== undefined && photoUrl !== null && photoUrl !== failed;
  const tint = styles.tints[tintOf(name, 5)];
  return (
    <span aria-hidden="true" className={join(styles.avatar, styles.sizes[size], tint)}>
      {shows ? (
        <img src={photoUrl} alt="" className={styles.photo} onError={() => setFailed(photoUrl)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}
