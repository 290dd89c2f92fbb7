import type { ClassRun } from '../machine/class-run.state.ts';

/** What a pupil is called on this screen. */
export const nameOf = ({ table }: ClassRun, student: string): string =>
  table.students.find(({ id }) => id === student)?.label ?? student;
