import { roleLabel, type User } from '@caderneta/contract';
import { Avatar, Card, RoleBadge, StatusBadge } from '@caderneta/ui';
import { profileCopy } from '../profile.copy.ts';
import * as styles from './profile.css.ts';

/** Face, name, role, matrícula and whether the user is active. */
export function ProfileHead({ user }: { user: User }) {
  const profile = user.profiles[0];
  const photoUrl = profile?.profile_photo ? `data:image/jpeg;base64,${profile.profile_photo}` : null;
  return (
    <Card className={styles.head}>
      <Avatar size="huge" name={user.name} photoUrl={photoUrl} />
      <div className={styles.headText}>
        <h2>{user.name}</h2>
        <div className={styles.badges}>
          <RoleBadge role={user.role} label={roleLabel(user.role)} />
          <span className={styles.matricula}>
            {profile?.matricula ? profileCopy.matricula(profile.matricula) : profileCopy.noMatricula}
          </span>
          <StatusBadge isActive={user.is_active} />
        </div>
      </div>
    </Card>
  );
}
