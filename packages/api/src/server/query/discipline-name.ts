import { type Column, type SQL, sql } from 'drizzle-orm';
import { disciplines } from '../../schema/disciplines.table.ts';

/** Name of the discipline that a column names, for columns of a select: joined, PostgreSQL reads the disciplines of the whole network first. */
export const disciplineNameOf = (id: Column): SQL<string> =>
  sql<string>`(select ${disciplines.name} from ${disciplines} where ${disciplines.id} = ${id})`;
