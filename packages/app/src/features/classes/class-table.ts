import type { ExportColumn, SchoolClass } from '@caderneta/contract';
import { classesCopy } from './classes.copy.ts';

const texts = classesCopy.list;

/** The columns of the class list on paper and in a file. */
export const classColumns: readonly ExportColumn<SchoolClass>[] = [
  { header: texts.institution, value: ({ institution }) => institution.name },
  { header: texts.grade, value: ({ grade }) => grade },
  { header: texts.section, value: ({ section }) => section },
  { header: texts.year, value: ({ academic_year }) => academic_year, isLabel: true },
  { header: texts.students, value: ({ _count }) => _count.profiles },
];
