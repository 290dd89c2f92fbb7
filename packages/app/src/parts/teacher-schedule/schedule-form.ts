import { teacherScheduleInputSchema, type Weekday } from '@caderneta/contract';
import { checkForm } from '../../lib/forms/field-errors.ts';

/** What the form's fields hold. Times are 'HH:mm'; null while one is not whole. */
export interface ScheduleValues {
  readonly weekday: Weekday;
  readonly start: string | null;
  readonly end: string | null;
  readonly classId: string | null;
  readonly disciplineId: string | null;
}

/** Monday, 08:00 to 09:00. */
export const defaultSchedule: ScheduleValues = {
  weekday: 'MONDAY',
  start: '08:00',
  end: '09:00',
  classId: null,
  disciplineId: null,
};

/** Checks a new line of a profile's timetable. */
export const checkSchedule = ({ weekday, start, end, classId, disciplineId }: ScheduleValues, profileId: string) =>
  checkForm(teacherScheduleInputSchema, {
    teacher_profile_id: profileId,
    weekday,
    start_time: start ?? '',
    end_time: end ?? '',
    class_id: classId,
    discipline_id: disciplineId,
  });
