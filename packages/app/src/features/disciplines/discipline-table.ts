import type { Discipline, ExportColumn } from '@caderneta/contract';
import { disciplinesCopy } from './disciplines.copy.ts';

const texts = disciplinesCopy.columns;

/** The columns of the list on paper and in a file. */
export const disciplineExport: readonly ExportColumn<Discipline>[] = [
  { header: texts.name, value: ({ name }) => name },
  { header: texts.institution, value: ({ institution }) => institution.name },
];
