import {
  fail,
  type Outcome,
  type PostingReopening,
  type postingReopeningInputSchema,
  succeed,
} from '@caderneta/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { institutions } from '../../schema/institutions.table.ts';
import { postingReopenings } from '../../schema/posting-reopenings.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { schoolDay } from '../../server/query/school-time.ts';
import { visibleInstitutions, writableClasses } from '../../server/scope/classes.scope.ts';
import { auditedFields } from '../../server/words/audited-fields.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { findReopening, toReopening } from './reopenings.repository.ts';
import { schoolYearMessages as messages } from './school-year.messages.ts';

type Input = z.output<typeof postingReopeningInputSchema>;

/** The school that a reopening is for: the one named, or the named class's; null out of the viewer's reach. */
async function schoolOf({ db, viewer }: Unit, { institution_id, class_id }: Input): Promise<string | null> {
  if (!class_id) {
    const wanted = and(eq(institutions.id, institution_id ?? ''), visibleInstitutions(viewer));
    const [found] = await db.select({ id: institutions.id }).from(institutions).where(wanted).for('share');
    return found?.id ?? null;
  }
  const [found] = await db
    .select({ id: institutions.id })
    .from(schoolClasses)
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(and(eq(schoolClasses.id, class_id), writableClasses(viewer)))
    .for('share');
  return found?.id ?? null;
}

const audited = auditedFields<PostingReopening>([
  'institution_id',
  'class_id',
  'year',
  'scope',
  'period_index',
  'until',
  'reason',
]);

/** Opens a period again, until a day, for a school or one of its classes within the viewer's scope. */
export async function reopenPeriod(unit: Unit, input: Input): Promise<Outcome<PostingReopening>> {
  const institution_id = await schoolOf(unit, input);
  if (!institution_id) return fail('not-found');
  if (input.institution_id && input.institution_id !== institution_id) {
    return fail('invalid-request', { errors: [messages.otherInstitution] });
  }
  if (input.until < schoolDay(unit.now)) return fail('invalid-request', { errors: [messages.pastUntil] });
  const { class_id, year, scope, period_index, until, reason } = input;
  const columns = { institution_id, class_id, school_year: year, scope, period_index };
  const [row] = await unit.db
    .insert(postingReopenings)
    .values({ ...columns, until, reason, created_by: unit.viewer.userId, created_at: unit.now })
    .returning({ id: postingReopenings.id });
  const made = row && (await findReopening(unit.db, unit.viewer, row.id));
  if (!made) throw new Error('a reopening just made is out of sight');
  const shown = toReopening(made);
  await unit.record({
    action: 'CREATE',
    table: 'posting_reopenings',
    recordId: shown.id,
    municipalityId: made.institution.municipality_id,
    institutionId: institution_id,
    to: audited(shown),
    ...messages.reopened(scope, period_index, orgUnitName(made), until),
  });
  return succeed(shown);
}

type Line = NonNullable<Awaited<ReturnType<typeof findReopening>>>;
const orgUnitName = ({ class: schoolClass, institution }: Line): string =>
  schoolClass ? `${schoolClass.grade} ${schoolClass.section}` : institution.name;

/** Takes a reopening back: from then on the window of the municipality holds. What was posted stays. */
export async function closePeriod(unit: Unit, id: string): Promise<Outcome<null>> {
  const made = await findReopening(unit.db, unit.viewer, id);
  if (!made) return fail('not-found');
  await unit.db.delete(postingReopenings).where(eq(postingReopenings.id, id));
  const { scope, period_index, institution_id } = made.row;
  await unit.record({
    action: 'DELETE',
    table: 'posting_reopenings',
    recordId: id,
    municipalityId: made.institution.municipality_id,
    institutionId: institution_id,
    from: audited(toReopening(made)),
    ...messages.closedAgain(scope, period_index, orgUnitName(made)),
  });
  return succeed(null);
}
