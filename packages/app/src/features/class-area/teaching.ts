import { type ClassTeacher, type Role, type TeachingFailure, teachingFailure } from '@caderneta/contract';
import { writeDay } from '../../lib/dates.ts';
import { classAreaCopy } from './class-area.copy.ts';

const names = new Intl.ListFormat('pt-BR');

function textOf(failure: TeachingFailure, discipline: string, teachers: readonly ClassTeacher[]): string | null {
  const texts = classAreaCopy.teaching;
  switch (failure.code) {
    case 'not-assigned':
      // Each screen says so in its own words.
      return null;
    case 'not-begun':
      return texts.notBegun(writeDay(failure.from));
    case 'ended':
      return texts.ended(writeDay(failure.on));
    case 'held': {
      // A device without a connection keeps no teacher's name.
      const by = teachers.flatMap(({ teacher_profile_id, teacher }) =>
        failure.by.includes(teacher_profile_id) && teacher.name !== '' ? [teacher.name] : [],
      );
      return texts.held(discipline, by.length === 0 ? null : names.format([...new Set(by)]));
    }
  }
}

export interface TeachingOf {
  readonly role: Role;
  readonly profileId: string | null;
  readonly teachers: readonly ClassTeacher[];
  readonly discipline: { readonly id: string; readonly name: string };
  readonly today: string;
  readonly anyDiscipline: boolean;
}

/** Why a person may not write grades and roll calls of a discipline in a class, in words; null where they may, and where they are no teacher of the class at all. */
export function teachingText({
  role,
  profileId,
  teachers,
  discipline,
  today,
  anyDiscipline,
}: TeachingOf): string | null {
  const failure = teachingFailure({ role, profileId }, teachers, discipline.id, { today, anyDiscipline });
  return failure && textOf(failure, discipline.name, teachers);
}
