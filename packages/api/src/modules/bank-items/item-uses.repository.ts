import { type Booklet, type ItemUse, ruleText } from '@caderneta/contract';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { assessments } from '../../schema/assessments.table.ts';
import { bankItems, bankItemUses } from '../../schema/bank-items.table.ts';
import { files } from '../../schema/files.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { questionFigures, readKey, visibleAssessments } from '../assessments/assessments.service.ts';
import { pictureOf } from './bank-items.repository.ts';

/** Uses of one question that are told: each is an item analysis. */
const most = 20;

/**
 * The uses of a question, the newest first, with the figures of their item analyses. They are a class's as a whole, so that everybody who
 * reads the question knows them; which assessment it was, who sees it. Where its key holds another answer right they are another question's,
 * and are not told.
 */
export async function usesOfItem(db: Queries, viewer: SignedIn, itemId: string): Promise<ItemUse[]> {
  const { group, question } = bankItemUses;
  const rows = await db
    .select({
      ...{ group, question, id: assessments.id, title: assessments.title, createdAt: assessments.created_at },
      ...{ classId: assessments.class_id, schoolYear: assessments.school_year, format: assessments.format },
      rule: bankItems.rule,
      municipalityId: institutions.municipality_id,
      isSeen: sql<boolean>`coalesce(${visibleAssessments(viewer)}, false)`,
    })
    .from(bankItemUses)
    .innerJoin(bankItems, eq(bankItems.id, bankItemUses.item_id))
    .innerJoin(assessments, eq(assessments.id, bankItemUses.assessment_id))
    .innerJoin(schoolClasses, eq(schoolClasses.id, assessments.class_id))
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(eq(bankItemUses.item_id, itemId))
    .orderBy(desc(assessments.created_at), desc(assessments.id))
    .limit(most);
  const uses: ItemUse[] = [];
  for (const { createdAt, isSeen, title, rule, ...use } of rows) {
    const { questions, sheets } = await questionFigures(db, use);
    const found = questions.find(
      (one) =>
        one.key_version === 'A' &&
        one.group === use.group &&
        one.question === use.question &&
        one.correct === ruleText(rule),
    );
    uses.push({
      ...{ assessment_id: use.id, group: use.group, question: use.question },
      title: isSeen ? title : null,
      created_at: createdAt.toISOString(),
      ...{ sheets, hit_rate: found?.hit_rate ?? null, discrimination: found?.discrimination ?? null },
    });
  }
  return uses;
}

/** What an assessment that was put together from the bank asks, in the order of version A. */
export async function bookletOf(db: Queries, viewer: SignedIn, assessmentId: string): Promise<Booklet> {
  const rows = await db
    .select({ use: bankItemUses, item: bankItems, file: files })
    .from(bankItemUses)
    .innerJoin(bankItems, eq(bankItems.id, bankItemUses.item_id))
    .leftJoin(files, eq(files.id, bankItems.file_id))
    .where(and(eq(bankItemUses.assessment_id, assessmentId), eq(bankItemUses.is_assembled, true)))
    .orderBy(asc(bankItemUses.group), asc(bankItemUses.question));
  const key = await readKey(db, assessmentId);
  return {
    questions: rows.map(({ use, item, file }) => ({
      ...{ group: use.group, question: use.question, statement: item.statement, options: item.options },
      picture: pictureOf(viewer, item.id, file),
    })),
    order: key?.version_b?.order ?? null,
  };
}
