import { lessonQuestions, lessons, modules } from '../schema/lessons.table.ts';
import type { LessonContent } from './content/lesson-content.ts';
import { moduleContents } from './content/lessons.data.ts';
import { rowsOf, type TableRows } from './rows.ts';
import { type Moment, momentOf } from './world.ts';

export interface MadeLesson {
  readonly id: string;
  readonly module: number;
  readonly number: number;
  readonly content: LessonContent;
}

/** The four modules, their lessons in order, and two questions each. */
export function makeLessons(moment: Pick<Moment, 'draw' | 'madeAt' | 'calendar'>): {
  lessons: readonly MadeLesson[];
  rows: TableRows[];
} {
  const draw = moment.draw.fork('lessons');
  const createdAt = momentOf(moment, `${moment.calendar.year}-01-15`);
  const times = { created_at: createdAt, updated_at: createdAt };
  const made = moduleContents.flatMap((module, index) =>
    module.lessons.map(
      (content, at): MadeLesson => ({ id: draw.id(createdAt), module: index + 1, number: at + 1, content }),
    ),
  );
  const rows = [
    rowsOf(
      modules,
      moduleContents.map(({ title, description }, index) => ({ id: index + 1, title, description, ...times })),
    ),
    rowsOf(
      lessons,
      made.map(({ id, module, number, content: { title, body } }) => ({
        id,
        module_id: module,
        number,
        title,
        body,
        next_question: 3,
        ...times,
      })),
    ),
    rowsOf(
      lessonQuestions,
      made.flatMap(({ id, content: { choice, open } }) => {
        const line = () => ({ id: draw.id(createdAt), lesson_id: id, ...times });
        return [
          { ...line(), number: 1, kind: 'CHOICE' as const, prompt: choice.prompt, options: choice.options },
          { ...line(), number: 2, kind: 'OPEN' as const, prompt: open.prompt, options: null },
        ];
      }),
    ),
  ];
  return { lessons: made, rows };
}
