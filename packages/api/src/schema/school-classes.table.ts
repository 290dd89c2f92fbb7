import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, moment, sortedText, versioned } from './columns.ts';
import { institutions } from './institutions.table.ts';

/** A class (turma): grade '9º Ano', section 'C' in upper case. One of each a school and year among those not archived. */
export const schoolClasses = pgTable(
  'school_classes',
  {
    id: id(),
    institution_id: uuid('institution_id')
      .notNull()
      .references(() => institutions.id),
    grade: sortedText('grade').notNull(),
    section: text('section').notNull(),
    academic_year: smallint('academic_year'),
    ...versioned(),
    archived_at: moment('archived_at'),
  },
  (t) => [
    uniqueIndex('school_classes_unique')
      .on(t.institution_id, sql`lower(${t.grade})`, t.section, sql`coalesce(${t.academic_year}, 0)`)
      .where(sql`${t.archived_at} is null`),
    index('school_classes_institution_year').on(t.institution_id, t.academic_year),
    index('school_classes_grade').on(t.grade, t.section).where(sql`${t.archived_at} is null`),
    index('school_classes_section').on(t.section).where(sql`${t.archived_at} is null`),
    index('school_classes_open').on(t.institution_id).where(sql`${t.archived_at} is null`),
    index('school_classes_year').on(t.academic_year).where(sql`${t.archived_at} is null`),
    index('school_classes_archived').on(t.archived_at).where(sql`${t.archived_at} is not null`),
    check('school_classes_section_length', sql`char_length(${t.section}) between 1 and 2`),
    check('school_classes_section_upper', sql`${t.section} = upper(${t.section})`),
    check('school_classes_year_range', sql`${t.academic_year} between 2000 and 2100`),
  ],
);
