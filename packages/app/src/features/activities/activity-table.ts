import { type Assessment, categoryLabels, type ExportColumn, formatLabels } from '@caderneta/contract';
import { formatDay } from '../../lib/dates.ts';
import { activitiesCopy } from './activities.copy.ts';

const texts = activitiesCopy.columns;

/** The columns of the list on paper and in a file. */
export const activityExport: readonly ExportColumn<Assessment>[] = [
  { header: texts.title, value: ({ title }) => title },
  { header: texts.institution, value: ({ institution }) => institution.name },
  { header: texts.schoolClass, value: ({ class: { grade, section } }) => `${grade} ${section}` },
  { header: texts.year, value: ({ class: { academic_year: year } }) => year, isLabel: true },
  { header: texts.category, value: ({ category }) => categoryLabels[category] },
  { header: texts.format, value: ({ format }) => formatLabels[format] },
  { header: texts.corrected, value: ({ results_count: all, in_review_count: waiting }) => all - waiting },
  { header: texts.inReview, value: ({ in_review_count: waiting }) => waiting },
  { header: texts.createdAt, value: ({ created_at: day }) => formatDay(day) },
];
