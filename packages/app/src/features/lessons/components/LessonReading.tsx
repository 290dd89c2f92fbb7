import type { Lesson } from '@caderneta/contract';
import { Card, LinkButton } from '@caderneta/ui';
import { ExternalLink, Paperclip } from 'lucide-react';
import { lessonsCopy } from '../lessons.copy.ts';
import * as styles from './lessons.css.ts';

/** The text of a lesson, and its material where it has one. */
export function LessonReading({ lesson: { body, attachment } }: { lesson: Lesson }) {
  const texts = lessonsCopy.lesson;
  return (
    <Card as="section" aria-label={lessonsCopy.title} className={styles.section}>
      <p className={styles.body}>{body}</p>
      {attachment && (
        <div className={styles.material}>
          <Paperclip aria-hidden="true" size={20} />
          <span className={styles.grow}>{`${texts.material}: ${attachment.name}`}</span>
          <LinkButton href={attachment.url} target="_blank" rel="noopener" size="compact" icon={<ExternalLink />}>
            {texts.openMaterial}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}
