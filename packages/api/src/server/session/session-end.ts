import { retention } from '@caderneta/contract';
import { type SQL, sql } from 'drizzle-orm';
import { sessions } from '../../schema/sessions.table.ts';

/** When a session ends that, unused, would at a moment: never after its longest term. */
export const sessionEnd = (unused: SQL): SQL =>
  sql`least(${unused}, ${sessions.created_at} + make_interval(days => ${retention.sessionDays}))`;
