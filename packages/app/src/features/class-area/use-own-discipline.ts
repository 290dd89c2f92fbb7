import { type ClassCalendar, isTeachingOn, type SchoolClass } from '@caderneta/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { joinLoads } from '../../lib/api/load-state.ts';
import { dayOf } from '../../lib/dates.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { useClassDisciplines, useClassTeachers } from './class-area.api.ts';
import { teachingText } from './teaching.ts';

/**
 * The disciplines of a class's school, and the one that is open: first the one that the address asks for, else what the signed-in teacher gives
 * in the class today. `whyNotIn` says why they may not write in the open one.
 */
export function useOwnDiscipline(schoolClass: SchoolClass, start?: string) {
  const [search] = useSearchParams();
  const user = useUser();
  const disciplines = useClassDisciplines(schoolClass.institution_id);
  const teachers = useClassTeachers(schoolClass.id);
  const [chosen, choose] = useState(start ?? search.get('disciplina'));
  const profileId = user.profiles[0]?.id;
  const today = dayOf(new Date());
  const own = teachers.rows?.find(
    (one) => one.teacher_profile_id === profileId && isTeachingOn(one, today),
  )?.discipline_id;
  // Without the teachers nobody knows which is the person's own, and another's must not open in its place.
  const rows = teachers.rows && disciplines.rows;
  const id = chosen ?? own ?? rows?.[0]?.id;
  const name = rows?.find((row) => row.id === id)?.name ?? '';
  return {
    items: rows?.map(({ id: value, name }) => ({ id: value, label: name })),
    id,
    name,
    whyNotIn: ({ any_discipline: anyDiscipline }: Pick<ClassCalendar, 'any_discipline'>) =>
      id === undefined || teachers.rows === undefined
        ? null
        : teachingText({
            ...{ role: user.role, profileId: profileId ?? null, teachers: teachers.rows },
            ...{ discipline: { id, name }, today, anyDiscipline },
          }),
    choose,
    ...joinLoads(disciplines, teachers),
  };
}
