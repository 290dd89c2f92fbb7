import type { ExportColumn, Municipality } from '@caderneta/contract';
import { formatDay } from '../../lib/dates.ts';
import { municipalitiesCopy } from './municipalities.copy.ts';

const texts = municipalitiesCopy.fields;

/** The columns of the list on paper and in a file. */
export const municipalityColumns: readonly ExportColumn<Municipality>[] = [
  { header: texts.name, value: ({ name }) => name },
  { header: texts.state, value: ({ state }) => state },
  { header: texts.ibge, value: ({ ibge_code }) => ibge_code },
  { header: texts.createdAt, value: ({ created_at }) => formatDay(created_at) },
  { header: texts.institutions, value: ({ _count }) => _count?.institutions },
  { header: texts.students, value: ({ _count }) => _count?.students },
  { header: texts.teachers, value: ({ _count }) => _count?.teachers },
];
