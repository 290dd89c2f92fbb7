import type { Lesson } from '@caderneta/contract';
import { Card } from '@caderneta/ui';
import { useId } from 'react';
import { formatMoment } from '../../../lib/dates.ts';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import * as styles from '../components/lessons.css.ts';
import { useOwnComments } from '../lessons.api.ts';
import { lessonsCopy } from '../lessons.copy.ts';

/** What teachers wrote on one's own answers to a lesson; nothing while there is none. */
export function OwnComments({ userId, lesson }: { userId: string; lesson: Lesson }) {
  const texts = lessonsCopy.lesson;
  const id = useId();
  const loaded = useOwnComments(userId, lesson.module_id);
  const { data = [] } = loaded;
  const comments = data.filter(({ lesson_key }) => lesson_key === lesson.lesson_key);
  if (loaded.failure && !loaded.data) return <LoadFailed title={texts.commentsFailed} of={loaded} />;
  if (comments.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{texts.comments}</h2>
      {comments.map(({ comment, author, updated_at }) => (
        <blockquote key={updated_at} className={styles.comment}>
          <p>{comment}</p>
          <p className={styles.by}>{texts.commentBy(author ?? texts.unknownAuthor, formatMoment(updated_at))}</p>
        </blockquote>
      ))}
    </Card>
  );
}
