/** Lessons of each of the four modules, by number. */
export const lessonsRequired: Readonly<Record<number, number>> = { 1: 8, 2: 8, 3: 8, 4: 16 };

/** A lesson counts when it was viewed and its questions are completed. Percent of the module's lessons, rounded. */
export function moduleProgress(
  records: readonly { module_id: number; viewed: boolean; questions_completed: boolean }[],
  moduleId: number,
): number {
  const required = lessonsRequired[moduleId] ?? 0;
  const done = records.filter((one) => one.module_id === moduleId && one.viewed && one.questions_completed).length;
  return required === 0 ? 0 : Math.min(100, Math.round((done / required) * 100));
}

/** Number of a lesson in its module, of the wire's `aula_N`; null when it is no such key. */
export function lessonNumber(lessonKey: string): number | null {
  const match = /^aula_([1-9]\d?)$/.exec(lessonKey);
  return match ? Number(match[1]) : null;
}
