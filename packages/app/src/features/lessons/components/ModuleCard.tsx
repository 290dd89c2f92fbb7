import { type LearningModule, lessonsRequired } from '@caderneta/contract';
import { Badge, type BadgeTone, Card, ProgressBar } from '@caderneta/ui';
import { Circle, CircleCheck, Eye } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { hrefTo } from '../../../lib/paths.ts';
import { doneOf, percentOf, stateOf } from '../lesson-state.ts';
import { lessonsCopy } from '../lessons.copy.ts';
import * as styles from './lessons.css.ts';

const looks: Record<ReturnType<typeof stateOf>, { tone: BadgeTone; icon: ReactNode }> = {
  done: { tone: 'success', icon: <CircleCheck /> },
  viewed: { tone: 'info', icon: <Eye /> },
  fresh: { tone: 'neutral', icon: <Circle /> },
};

/** A module with its lessons; with the pupil's progress where there is one. */
export function ModuleCard({ module, hasProgress }: { module: LearningModule; hasProgress: boolean }) {
  const id = useId();
  const { module_id, title, description, lessons } = module;
  return (
    <Card as="section" aria-labelledby={id} className={styles.module}>
      <div>
        <h2 id={id}>{lessonsCopy.module(module_id, title)}</h2>
        <p className={styles.description}>{description}</p>
      </div>
      {hasProgress ? (
        <ProgressBar
          label={lessonsCopy.moduleProgress(module_id)}
          value={doneOf(module)}
          maxValue={lessonsRequired[module_id] ?? lessons.length}
          valueLabel={lessonsCopy.percent(percentOf(module))}
        />
      ) : (
        <p className={styles.quiet}>{lessonsCopy.lessonCount(lessons.length)}</p>
      )}
      <ol className={styles.list}>
        {lessons.map((lesson) => {
          const state = stateOf(lesson);
          return (
            <li key={lesson.id} className={styles.row}>
              <Link to={hrefTo('lesson', { lessonId: lesson.id })} className={styles.rowLink}>
                {lessonsCopy.lessonOf(lesson.number, lesson.title)}
              </Link>
              {hasProgress && (
                <Badge tone={looks[state].tone} icon={looks[state].icon}>
                  {lessonsCopy.states[state]}
                </Badge>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
