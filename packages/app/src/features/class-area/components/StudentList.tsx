import type { ClassStudent } from '@caderneta/contract';
import { Avatar, Card } from '@caderneta/ui';
import { classAreaCopy } from '../class-area.copy.ts';
import * as styles from './class-area.css.ts';

/** The photo as an address: the wire carries a bare base64 JPEG. */
const photoOf = (photo: string | null) =>
  photo === null
    ? null
    : /^(data:|https?:|\/)/.test(photo) && !photo.startsWith('/9j/')
      ? photo
      : `data:image/jpeg;base64,${photo}`;

/** The class's pupils as cards: who, active or not, under which matrícula. */
export function StudentList({ students }: { students: readonly ClassStudent[] }) {
  const texts = classAreaCopy.students;
  return (
    <ul className={styles.grid}>
      {students.map(({ id, user, matricula, profile_photo: photo }) => (
        <Card as="li" key={id} className={styles.student}>
          <Avatar name={user.name} photoUrl={photoOf(photo)} size="large" />
          <div className={styles.studentText}>
            <h2 className={styles.studentName}>{user.name}</h2>
            <p className={styles.studentDetail}>
              <span className={styles.state}>
                <span className={user.is_active ? styles.dot : styles.ring} aria-hidden="true" />
                {user.is_active ? texts.isActive : texts.isInactive}
              </span>
              <span>{matricula ?? texts.noMatricula}</span>
            </p>
          </div>
        </Card>
      ))}
    </ul>
  );
}
