import { type Lesson, Spinner, Timetable } from '@caderneta/ui';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { LoadFailed } from '../../listing/LoadFailed.tsx';
import { useTeacherSchedules } from '../teacher-schedule.api.ts';
import { scheduleCopy } from '../teacher-schedule.copy.ts';
import { classText, taughtLessons, weekMomentOf } from '../timetable-lessons.ts';

export interface TeacherTimetableProps {
  /** null: there is no profile, so there are no lessons. */
  profileId: string | null;
  /** Names the week: 'Meus horários'. */
  label: string;
  /** What can be done with a lesson. */
  actionOf?: (lesson: Lesson) => ReactNode;
}

/** The week of one teacher, Monday to Sunday, with today and the lesson in progress marked. */
export function TeacherTimetable({ profileId, label, actionOf }: TeacherTimetableProps) {
  const list = useTeacherSchedules(profileId);
  const now = useNow();
  const rows = profileId === null ? [] : list.rows;
  if (rows === undefined) {
    return list.failure ? <LoadFailed title={scheduleCopy.loadFailed} of={list} /> : <Spinner />;
  }
  const lessons = taughtLessons(
    rows.map((row) => ({ ...row, inClass: classText(row.class), discipline: row.discipline?.name })),
  );
  return <Timetable label={label} lessons={lessons} now={weekMomentOf(now)} actionOf={actionOf} />;
}
