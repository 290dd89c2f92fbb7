import { type Assessment, fail, type Outcome, succeed } from '@caderneta/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { FileStore } from '../../files/file-store.ts';
import { answerKeys, assessments } from '../../schema/assessments.table.ts';
import { files } from '../../schema/files.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { keepFile } from '../../server/files/keep-file.ts';
import { schoolYearOf } from '../../server/query/school-time.ts';
import { writableClasses } from '../../server/scope/classes.scope.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { assessmentMessages } from './assessments.messages.ts';
import { listAssessments } from './assessments.repository.ts';
import { copyItemUses } from './item-uses.ts';
import { readKey, storedVersion } from './keys.repository.ts';
import { type HeldAssessment, lockAssessment } from './lock-assessment.ts';
import { copyQuestionSkills } from './question-skills.ts';

const mostOfGroup = 1000;

async function classesFor({ db, viewer }: Unit, ids: readonly string[]) {
  return db
    .select({ class: schoolClasses, municipalityId: institutions.municipality_id })
    .from(schoolClasses)
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(and(inArray(schoolClasses.id, [...ids]), writableClasses(viewer)))
    .orderBy(schoolClasses.id)
    .for('share', { of: schoolClasses });
}

/** A copy of the attached file for another assessment: each may change or lose its own. */
async function copiedFile(unit: Unit, fileStore: FileStore, id: string | null, municipalityId: string) {
  if (!id) return null;
  const [file] = await unit.db.select().from(files).where(eq(files.id, id));
  const content = file && (await fileStore.get(file.key));
  return file && content ? keepFile(unit, fileStore, municipalityId, content, file.media_type) : null;
}

async function groupOf(unit: Unit, { row }: HeldAssessment): Promise<string> {
  if (row.assessment_group_id) return row.assessment_group_id;
  const assessment_group_id = v7();
  await unit.db
    .update(assessments)
    .set({ assessment_group_id, updated_at: unit.now })
    .where(eq(assessments.id, row.id));
  return assessment_group_id;
}

/**
 * Gives an assessment to further classes in which the viewer may write: one assessment a class, of one group, each with a copy of its file,
 * key, skills and questions of the bank. A class that has one of the group already gets no second. All or nothing.
 */
export async function applyToClasses(
  unit: Unit,
  fileStore: FileStore,
  id: string,
  classIds: readonly string[],
): Promise<Outcome<Assessment[]>> {
  const locked = await lockAssessment(unit, id);
  if (!locked.ok) return locked;
  const held = locked.value;
  const wanted = [...new Set(classIds)];
  const targets = await classesFor(unit, wanted);
  if (targets.length < wanted.length) return fail('not-found');
  const assessment_group_id = await groupOf(unit, held);
  const group = and(eq(assessments.assessment_group_id, assessment_group_id), isNull(assessments.archived_at));
  const there = await unit.db.select({ class_id: assessments.class_id }).from(assessments).where(group);
  const key = await readKey(unit.db, id);
  const { title, description, category, format, reading_text, sheet_model_edition_id } = held.row;
  const lacking = targets.filter((target) => !there.some(({ class_id }) => class_id === target.class.id));
  for (const { class: target, municipalityId } of lacking) {
    const [row] = await unit.db
      .insert(assessments)
      .values({
        institution_id: target.institution_id,
        class_id: target.id,
        school_year: target.academic_year ?? schoolYearOf(unit.now),
        assessment_group_id,
        ...{ title, description, category, format, reading_text, sheet_model_edition_id },
        file_id: await copiedFile(unit, fileStore, held.row.file_id, municipalityId),
        ...{ created_by: unit.viewer.userId, created_at: unit.now, updated_at: unit.now },
      })
      .returning({ id: assessments.id });
    if (!row) throw new Error('an inserted assessment was not returned');
    if (key) {
      await unit.db.insert(answerKeys).values({
        assessment_id: row.id,
        key: key.key,
        annulled: key.annulled,
        version_b: storedVersion(key),
        ...{ updated_by: unit.viewer.userId, created_at: unit.now, updated_at: unit.now },
      });
      await copyQuestionSkills(unit.db, id, row.id);
      await copyItemUses(unit.db, id, row.id);
    }
  }
  if (lacking.length > 0)
    await unit.record({
      action: 'CREATE',
      table: 'assessments',
      recordId: id,
      municipalityId: held.municipalityId,
      institutionId: held.row.institution_id,
      to: { title, class_ids: lacking.map((target) => target.class.id) },
      ...assessmentMessages.applied(title, lacking.length),
    });
  const page = { page: 1, limit: mostOfGroup };
  const shown = await listAssessments(unit.db, unit.viewer, { groupId: assessment_group_id }, page);
  return succeed(shown.rows);
}
