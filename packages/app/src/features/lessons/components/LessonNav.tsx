import type { LearningModule } from '@caderneta/contract';
import { LinkButton } from '@caderneta/ui';
import { hrefTo } from '../../../lib/paths.ts';
import { neighboursOf } from '../lesson-state.ts';
import { lessonsCopy } from '../lessons.copy.ts';
import * as styles from './lessons.css.ts';

/** To the lesson before and to the one after. */
export function LessonNav({ modules, id }: { modules: readonly LearningModule[]; id: string }) {
  const { previous, next } = neighboursOf(modules, id);
  return (
    <nav aria-label={lessonsCopy.title} className={styles.nav}>
      {previous ? (
        <LinkButton href={hrefTo('lesson', { lessonId: previous.id })}>{lessonsCopy.lesson.previous}</LinkButton>
      ) : (
        <span />
      )}
      {next && <LinkButton href={hrefTo('lesson', { lessonId: next.id })}>{lessonsCopy.lesson.next}</LinkButton>}
    </nav>
  );
}
