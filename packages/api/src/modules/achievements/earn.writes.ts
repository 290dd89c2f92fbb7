import { type Role, type Term, usualTerms } from '@caderneta/contract';
import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type AchievementRule, achievements, userAchievements } from '../../schema/achievements.table.ts';
import { attendance } from '../../schema/attendance.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { schoolDay } from '../../server/query/school-time.ts';
import type { ChangeNotice, Entry } from '../../server/writes/journal.ts';
import { municipalitySettingsOf } from '../settings/settings.service.ts';
import { achievementMessages } from './achievements.messages.ts';
import { lessonSteps, lessonsDone } from './lesson-steps.ts';

/** Who may have earned something. */
export interface Learner {
  readonly userId: string;
  readonly role: Role;
  readonly profileId: string | null;
  readonly municipalityId: string | null;
  readonly institutionId: string | null;
}

type Kind = AchievementRule['kind'];
type Catalogued = typeof achievements.$inferSelect;

/** Of the catalogue, what can be earned by rules of these kinds and is not yet the user's. */
async function open(db: Queries, { userId, role }: Learner, kinds?: readonly Kind[]): Promise<Catalogued[]> {
  const mine = and(eq(userAchievements.achievement_id, achievements.id), eq(userAchievements.user_id, userId));
  const rows = await db
    .select({ row: achievements })
    .from(achievements)
    .leftJoin(userAchievements, mine)
    .where(and(isNotNull(achievements.rule), isNull(userAchievements.user_id)));
  // Lessons and attendance are pupils'; who is in for the first time may be anybody.
  const allowed = (kind: Kind): boolean =>
    (kind === 'first-access' || role === 'STUDENT') && (kinds?.includes(kind) ?? true);
  return rows.flatMap(({ row }) => (row.rule && allowed(row.rule.kind) ? [row] : []));
}

/** The terms that an achievement counts: the bimesters or, where a municipality has none, its own. Without settings, the usual ones. */
function countedTerms(terms: readonly Term[], today: string): readonly Pick<Term, 'starts_on' | 'ends_on'>[] {
  const bimesters = terms.filter(({ scope }) => scope === 'BIMESTER');
  const counted = terms.length === 0 ? usualTerms(today.slice(0, 4)) : bimesters.length > 0 ? bimesters : terms;
  return counted.filter(({ ends_on }) => ends_on < today);
}

/** The best share of presences, 0 to 1, in a term that is over; null while none with a roll call is. */
async function bestAttendance(db: Queries, learner: Learner, today: string): Promise<number | null> {
  if (!learner.profileId || !learner.municipalityId) return null;
  const { terms } = await municipalitySettingsOf(db, learner.municipalityId);
  const shares: number[] = [];
  for (const { starts_on, ends_on } of countedTerms(terms, today)) {
    const [counted] = await db
      .select({
        all: count(),
        present: sql<number>`count(*) filter (where ${attendance.status} = 'PRESENT')`.mapWith(Number),
      })
      .from(attendance)
      .where(
        and(
          eq(attendance.student_profile_id, learner.profileId),
          sql`${attendance.date} between ${starts_on} and ${ends_on}`,
        ),
      );
    if (counted && counted.all > 0) shares.push(counted.present / counted.all);
  }
  return shares.length > 0 ? Math.max(...shares) : null;
}

/** Which of these rules are met now. What they ask of is read once, and only if a rule asks. */
async function meets(db: Queries, learner: Learner, found: readonly Catalogued[], now: Date): Promise<Catalogued[]> {
  const asks = (...kinds: readonly Kind[]) => found.some(({ rule }) => rule && kinds.includes(rule.kind));
  const modules = asks('lessons', 'module') ? await lessonsDone(db, learner.userId) : new Map();
  const attended = asks('attendance') ? await bestAttendance(db, learner, schoolDay(now)) : null;
  return found.filter(({ rule }) => {
    switch (rule?.kind) {
      case 'first-access':
        return true;
      case 'lessons':
      case 'module': {
        const steps = lessonSteps(rule, modules);
        return steps !== null && steps.done >= steps.total;
      }
      case 'attendance':
        return attended !== null && attended >= rule.atLeast;
      default:
        return false;
    }
  });
}

/**
 * Gives a user what they have earned by rules of these kinds, of all without them, each once, in the transaction of what earned it; the journal and the user are
 * told of what is new.
 */
export async function earnAchievements(
  db: Queries,
  learner: Learner,
  { kinds, now }: { readonly kinds?: readonly Kind[]; readonly now: Date },
  record: (entries: readonly Entry[], notice: ChangeNotice) => Promise<void>,
): Promise<void> {
  const found = await open(db, learner, kinds);
  if (found.length === 0) return;
  const met = await meets(db, learner, found, now);
  if (met.length === 0) return;
  const given = await db
    .insert(userAchievements)
    .values(met.map(({ id }) => ({ user_id: learner.userId, achievement_id: id, achieved_at: now })))
    .onConflictDoNothing()
    .returning({ id: userAchievements.achievement_id });
  const fresh = met.filter(({ id }) => given.some((row) => row.id === id));
  if (fresh.length === 0) return;
  await record(
    fresh.map(({ id, title, xp }) => ({
      action: 'CREATE' as const,
      table: 'user_achievements',
      recordId: `${learner.userId}/${id}`,
      municipalityId: learner.municipalityId,
      institutionId: learner.institutionId,
      to: { title, xp },
    })),
    { action: 'OTHER', isNews: true, ...achievementMessages.earned(fresh) },
  );
}
