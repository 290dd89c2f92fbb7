import type { User } from '@caderneta/contract';
import { lazySection } from '../../../parts/lazy/LazyPart.tsx';
import * as styles from '../components/people.css.ts';
import { peopleCopy } from '../people.copy.ts';

const TeacherTimetable = lazySection(
  async () => (await import('../../../parts/teacher-schedule/screens/TeacherTimetable.tsx')).TeacherTimetable,
);

/** The teacher's schedule, below the record. */
export function TeacherWeek({ user: { name, profiles } }: { user: User }) {
  const texts = peopleCopy.details;
  return (
    <section aria-label={texts.schedule} className={styles.section}>
      <h3 className={styles.sectionTitle}>{texts.schedule}</h3>
      <TeacherTimetable profileId={profiles[0]?.id ?? null} label={texts.scheduleOf(name)} />
    </section>
  );
}
