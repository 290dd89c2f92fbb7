import {
  type Attendance,
  type ClassStudent,
  type ClassTeacher,
  frequencyOf,
  type SchoolClass,
} from '@caderneta/contract';
import { counted, formatCount, formatGrade } from '../../../lib/numbers.ts';
import { paperCopy } from '../../../parts/paper/paper.copy.ts';
import type { Paper } from '../../../parts/paper-pdf/PaperDialog.tsx';
import type { PaperColumn } from '../../../parts/paper-pdf/paper-document.ts';
import { headingOf, monthOf, rollOfMonth } from './month.ts';
import { monthCopy as texts } from './month-paper.copy.ts';

export interface MonthRoll {
  readonly schoolClass: SchoolClass;
  readonly discipline: { readonly id: string; readonly name: string };
  /** Any day of the month: '2026-05-04'. */
  readonly day: string;
  /** Who was in the class in that month. */
  readonly students: readonly ClassStudent[];
  readonly marks: readonly Attendance[];
  /** Whoever is or was assigned to the class, in any discipline. */
  readonly teachers: readonly ClassTeacher[];
}

/** Who was assigned to the discipline on a day on which the roll was taken, by name. */
function teachersOf({ discipline, teachers, marks }: MonthRoll): string[] {
  const taught = teachers.filter(
    ({ discipline_id, starts_on, ends_on }) =>
      discipline_id === discipline.id &&
      marks.some(({ date }) => (starts_on === null || starts_on <= date) && (ends_on === null || date <= ends_on)),
  );
  return [...new Set(taught.map(({ teacher }) => teacher.name))].sort((a, b) => a.localeCompare(b, 'pt-BR'));
}

/** Pupils by name; who left, and is known by what was marked alone, comes last without one. */
function pupilsOf({ students, marks }: MonthRoll): { id: string; name: string }[] {
  const known = new Map(students.map(({ id, user }) => [id, user.name]));
  const names = [...known].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
  const left = new Set(marks.map(({ student_profile_id: id }) => id).filter((id) => !known.has(id)));
  return [...names, ...[...left].map((id) => ({ id, name: texts.left }))];
}

/** The roll of a month in one discipline, a column a day on which it was taken; it was at least once. */
export function monthPaper(roll: MonthRoll): Paper {
  const { schoolClass, discipline, day, marks } = roll;
  const days = [...new Set(marks.map(({ date }) => date))].sort();
  const statuses = new Map(marks.map(({ student_profile_id: id, date, status }) => [`${id} ${date}`, status]));
  const pupils = pupilsOf(roll);
  const columns: PaperColumn[] = [
    { header: texts.number, align: 'end' },
    { header: texts.student, isRowHeader: true },
    ...days.map((date): PaperColumn => ({ header: headingOf(date), align: 'middle' })),
    { header: texts.absent, align: 'end' },
    { header: texts.frequency, align: 'end' },
  ];
  const rows = pupils.map(({ id, name }, index) => {
    const own = days.map((date) => statuses.get(`${id} ${date}`));
    const numberOf = (status: Attendance['status']) => own.filter((one) => one === status).length;
    const absent = numberOf('ABSENT');
    const frequency = frequencyOf({ present: numberOf('PRESENT'), absent });
    const share = frequency === null ? texts.none : formatGrade(frequency);
    const signs = own.map((status) => (status === undefined ? texts.none : texts.signs[status]));
    return [formatCount(index + 1), name, ...signs, formatCount(absent), share];
  });
  const className = `${schoolClass.grade} ${schoolClass.section}`;
  const month = monthOf(day);
  const taughtBy = teachersOf(roll);
  return {
    fileName: [texts.fileName, className, discipline.name, month],
    holds: counted(pupils.length, ...texts.noun),
    institutionId: schoolClass.institution_id,
    sections: [
      {
        title: rollOfMonth(day),
        blocks: [
          {
            kind: 'facts',
            facts: [
              [texts.class, className],
              [texts.discipline, discipline.name],
              ...(taughtBy.length > 0 ? [[texts.teacher(taughtBy.length), taughtBy.join(', ')] as const] : []),
              [texts.lessons, formatCount(days.length)],
            ],
          },
          { kind: 'table', columns, rows, readAs: texts.readAs },
          { kind: 'text', text: texts.legend },
        ],
        signatures: paperCopy.signatures,
      },
    ],
  };
}
