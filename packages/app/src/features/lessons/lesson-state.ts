import { type LearningModule, moduleProgress } from '@caderneta/contract';

interface LessonState {
  readonly viewed: boolean;
  readonly questions_completed: boolean;
}

/** A lesson counts when it was viewed and its questions are completed. */
export const stateOf = ({ viewed, questions_completed }: LessonState): 'done' | 'viewed' | 'fresh' =>
  viewed && questions_completed ? 'done' : viewed ? 'viewed' : 'fresh';

/** Percent of a module's lessons that count, rounded. */
export const percentOf = ({ module_id, lessons }: LearningModule): number =>
  moduleProgress(
    lessons.map(({ viewed, questions_completed }) => ({ module_id, viewed, questions_completed })),
    module_id,
  );

/** How many of a module's lessons count. */
export const doneOf = ({ lessons }: LearningModule): number =>
  lessons.filter((lesson) => stateOf(lesson) === 'done').length;

/** The lessons before and after one, across modules. */
export function neighboursOf(modules: readonly LearningModule[], id: string) {
  const lessons = modules.flatMap((module) => module.lessons);
  const at = lessons.findIndex((lesson) => lesson.id === id);
  return { previous: at > 0 ? lessons[at - 1] : undefined, next: at === -1 ? undefined : lessons[at + 1] };
}
