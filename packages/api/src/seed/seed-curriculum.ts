import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { achievements } from '../schema/achievements.table.ts';
import { modules } from '../schema/lessons.table.ts';
import { createDraw } from './draw.ts';
import { makeCatalogue } from './learning.seed.ts';
import { makeLessons } from './lessons.seed.ts';
import { insertRows } from './rows.ts';
import { type Day, schoolCalendarOf } from './school-calendar.ts';

const CURRICULUM_LOCK = [0x0cade, 5] as const;
const CURRICULUM_SEED = 1;

/**
 * Gives a network without a demonstration the product's modules, lessons and achievements, which nobody could make from a screen. Who
 * has any of them keeps them as they are; of two servers that start at once one waits, and finds them there.
 */
export async function seedCurriculum(db: NodePgDatabase, today: Day): Promise<void> {
  const moment = {
    madeAt: new Date(`${today}T00:00:00-03:00`),
    calendar: schoolCalendarOf(Number(today.slice(0, 4))),
    draw: createDraw(CURRICULUM_SEED),
  };
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CURRICULUM_LOCK[0]}::int, ${CURRICULUM_LOCK[1]}::int)`);
    const { rows } = await tx.execute<{ lessons: boolean; catalogue: boolean }>(
      sql`select exists (select from ${modules}) as lessons, exists (select from ${achievements}) as catalogue`,
    );
    const [has] = rows;
    const wanted = [
      ...(has?.lessons ? [] : makeLessons(moment).rows),
      ...(has?.catalogue ? [] : [makeCatalogue(moment, moment.draw.fork('achievements')).rows]),
    ];
    for (const one of wanted) await insertRows(tx, one, moment.madeAt);
  });
}
