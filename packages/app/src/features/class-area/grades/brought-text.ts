import type { BroughtGrade } from '@caderneta/contract';
import { formatGrade } from '../../../lib/numbers.ts';
import { broughtInto, type GradebookColumn } from './grade-sheet.ts';
import { gradesCopy as texts } from './grades.copy.ts';

/**
 * What a pupil's row says of the grades in it that were given in other classes, a sentence a class; undefined where there are none.
 *
 * @param hasOwn Whether the class has a grade of the column's own period by now: it goes before the brought one.
 */
export function broughtText(
  column: GradebookColumn,
  brought: readonly BroughtGrade[],
  { id, hasOwn }: { readonly id: string; readonly hasOwn: boolean },
): string | undefined {
  const byClass = new Map<string, string[]>();
  for (const { student_profile_id, scope, period_index, score, class_name, institution } of broughtInto(
    column,
    brought,
  )) {
    if (student_profile_id !== id || (hasOwn && period_index === column.period_index)) continue;
    const from = institution === null ? class_name : `${class_name} (${institution})`;
    byClass.set(from, [...(byClass.get(from) ?? []), `${texts.column(scope, period_index)} ${formatGrade(score)}`]);
  }
  const sentences = [...byClass].map(([from, grades]) => texts.brought(from, grades));
  return sentences.length === 0 ? undefined : sentences.join('. ');
}
