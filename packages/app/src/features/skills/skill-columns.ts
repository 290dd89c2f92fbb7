import type { ExportColumn, Skill } from '@caderneta/contract';
import { skillsCopy as texts } from './skills.copy.ts';

/** The columns of the list on paper and in a file, which may be imported again as it is. */
export const exportColumns: readonly ExportColumn<Skill>[] = [
  { header: texts.columns.code, value: ({ code }) => code },
  { header: texts.columns.text, value: ({ text }) => text },
  { header: texts.columns.component, value: ({ component }) => component },
  { header: texts.columns.years, value: ({ years: own }) => (own.length === 0 ? null : texts.years(own)) },
  { header: texts.columns.topic, value: ({ topic }) => topic },
  { header: texts.columns.source, value: ({ source }) => source },
];
