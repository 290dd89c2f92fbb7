import { type SQL, sql } from 'drizzle-orm';
import { onePlanForAll } from '../../database/prepared-client.ts';
import type { SignedIn } from '../session/signed-in.ts';

/** A condition of a search that always holds. Who sees one school alone has few rows, found by the school whatever the words: one plan does. */
export const onePlanInSchool = ({ institutionId }: Pick<SignedIn, 'institutionId'>): SQL | undefined =>
  institutionId === null ? undefined : sql`${sql.raw(onePlanForAll)} true`;
