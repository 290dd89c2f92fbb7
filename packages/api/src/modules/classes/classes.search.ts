import { and, type SQL, sql } from 'drizzle-orm';
import { institutions, schoolClasses } from '../../schema/index.ts';
import { eachWord } from '../../server/search.ts';
import type { SignedIn } from '../../server/signed-in.ts';
import { visibleInstitutions } from './classes.scope.ts';

/**
 * Values of a column that hold the word. A network of ten thousand classes has some thirty grades and sections: its index is walked from
 * one value to the next, and each is looked at once.
 */
const valuesHolding = (column: 'grade' | 'section', pattern: SQL): SQL => {
  const name = sql.identifier(column);
  return sql`array(
    with recursive walked as (
      (select ${name} as value from ${schoolClasses} where archived_at is null order by 1 limit 1)
      union all
      select (select ${name} from ${schoolClasses} where archived_at is null and ${name} > walked.value order by 1 limit 1)
      from walked where walked.value is not null
    )
    select value from walked where search_text(value) like ${pattern})`;
};

/** Classes of which grade, section or school holds every word typed; undefined when nothing was typed. */
export const classHoldsWords = (viewer: SignedIn, typed: string | undefined): SQL | undefined =>
  eachWord(
    typed,
    (_, pattern) => sql`(
      ${schoolClasses.grade} = any(${valuesHolding('grade', pattern)})
      or ${schoolClasses.section} = any(${valuesHolding('section', pattern)})
      or ${schoolClasses.institution_id} = any(array(
        select ${institutions.id} from ${institutions}
        where ${and(visibleInstitutions(viewer), sql`search_text(${institutions.name}) like ${pattern}`)})))`,
  );
