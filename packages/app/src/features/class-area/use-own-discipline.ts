import type { SchoolClass } from '@caderneta/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUser } from '../../lib/session/use-session.ts';
import { useClassDisciplines, useClassTeachers } from './class-area.api.ts';

/** The disciplines of a class's school, and the one that is open: first the one that the address asks for, else what the signed-in teacher gives in the class. */
export function useOwnDiscipline(schoolClass: SchoolClass) {
  const [search] = useSearchParams();
  const user = useUser();
  const disciplines = useClassDisciplines(schoolClass.institution_id);
  const teachers = useClassTeachers(schoolClass.id);
  const [chosen, choose] = useState(search.get('disciplina'));
  const profileId = user.profiles[0]?.id;
  const own = teachers.rows?.find(({ teacher_profile_id }) => teacher_profile_id === profileId)?.discipline_id;
  const rows = teachers.isLoading ? undefined : disciplines.rows;
  const id = chosen ?? own ?? rows?.[0]?.id;
  return {
    items: rows?.map(({ id: value, name }) => ({ id: value, label: name })),
    id,
    name: rows?.find((row) => row.id === id)?.name ?? '',
    choose,
    failure: disciplines.failure,
    reload: disciplines.reload,
  };
}
