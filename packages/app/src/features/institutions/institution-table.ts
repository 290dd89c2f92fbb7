import type { ExportColumn, Institution } from '@caderneta/contract';
import { formatDay } from '../../lib/dates.ts';
import { institutionsCopy } from './institutions.copy.ts';

const texts = institutionsCopy.columns;

/** The columns of the list on paper and in a file. */
export const institutionColumns: readonly ExportColumn<Institution>[] = [
  { header: texts.name, value: ({ name }) => name },
  { header: texts.municipality, value: ({ municipality }) => municipality.name },
  { header: texts.director, value: ({ director }) => director },
  { header: texts.createdAt, value: ({ created_at }) => formatDay(created_at) },
];
