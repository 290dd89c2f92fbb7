import { itemLevels, type QuestionRule } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { assessments } from './assessments.table.ts';
import { id, literals, moment, searched, versioned } from './columns.ts';
import { files } from './files.table.ts';
import { municipalities } from './municipalities.table.ts';
import { users } from './users.table.ts';

/** The questions that a network keeps. `rule`: what is right, as a key has it. */
export const bankItems = pgTable(
  'bank_items',
  {
    id: id(),
    municipality_id: uuid('municipality_id')
      .notNull()
      .references(() => municipalities.id, { onDelete: 'cascade' }),
    statement: text('statement').notNull(),
    options: text('options').array().notNull(),
    rule: jsonb('rule').$type<QuestionRule>().notNull(),
    file_id: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    component: text('component'),
    year: smallint('year'),
    level: text('level', { enum: itemLevels }),
    skills: text('skills').array().notNull().default([]),
    created_by: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    ...versioned(),
    archived_at: moment('archived_at'),
    searched: searched('statement', "coalesce(component, '')"),
  },
  (t) => [
    index('bank_items_municipality').on(t.municipality_id, t.id),
    index('bank_items_skills').using('gin', t.skills),
    check('bank_items_statement_present', sql`btrim(${t.statement}) <> ''`),
    check('bank_items_options_count', sql`cardinality(${t.options}) between 2 and 5`),
    check('bank_items_skills_count', sql`cardinality(${t.skills}) <= 3`),
    check('bank_items_level_known', sql`${t.level} in (${literals(itemLevels)})`),
    check('bank_items_year_range', sql`${t.year} between 1 and 12`),
  ],
);

/**
 * Where a question of the bank was asked: by its place in version A of an assessment. `is_assembled`: the assessment was put together with it,
 * and its booklet prints it; else it was kept from there.
 */
export const bankItemUses = pgTable(
  'bank_item_uses',
  {
    assessment_id: uuid('assessment_id')
      .notNull()
      .references(() => assessments.id, { onDelete: 'cascade' }),
    group: smallint('group').notNull(),
    question: smallint('question').notNull(),
    item_id: uuid('item_id')
      .notNull()
      .references(() => bankItems.id),
    is_assembled: boolean('is_assembled').notNull(),
  },
  (t) => [
    primaryKey({ name: 'bank_item_uses_pkey', columns: [t.assessment_id, t.group, t.question, t.item_id] }),
    index('bank_item_uses_item').on(t.item_id),
    check('bank_item_uses_group_range', sql`${t.group} between 0 and 7`),
    check('bank_item_uses_question_range', sql`${t.question} between 1 and 99`),
  ],
);
