import { enrolmentStatusLabels } from '@caderneta/contract';
import { Badge, Spinner } from '@caderneta/ui';
import { writeDay } from '../../../lib/dates.ts';
import { classPickersCopy } from '../../../parts/class-pickers/class-pickers.copy.ts';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import * as styles from '../components/people.css.ts';
import { useEnrolments } from '../people.api.ts';
import { peopleCopy } from '../people.copy.ts';

/** The classes that a pupil was in, each with its days: what a transfer closes stays in sight. */
export function EnrolmentHistory({ userId }: { userId: string }) {
  const { history } = peopleCopy;
  const found = useEnrolments(userId);
  return (
    <section aria-label={history.title} className={styles.section}>
      <h3 className={styles.sectionTitle}>{history.title}</h3>
      {found.failure ? (
        <LoadFailed title={history.failed} of={found} />
      ) : found.rows === undefined ? (
        <Spinner />
      ) : found.rows.length === 0 ? (
        <p className={styles.cardLine}>{history.none}</p>
      ) : (
        <ol className={styles.contacts}>
          {found.rows.map(({ id, school_class, institution, starts_on, ends_on, status }) => (
            <li key={id} className={styles.contact}>
              <strong>
                {classPickersCopy.className(school_class.grade, school_class.section, school_class.academic_year)}
              </strong>
              <span>{institution.name}</span>
              <span className={styles.cardLine}>
                {ends_on === null
                  ? history.since(writeDay(starts_on))
                  : history.span(writeDay(starts_on), writeDay(ends_on))}
              </span>
              <Badge tone={status === 'ACTIVE' ? 'brand' : 'neutral'}>{enrolmentStatusLabels[status]}</Badge>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
