import { and, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { onePlanForAll } from '../../database/prepared-client.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { patternOf, wordsOf } from '../../server/query/search.ts';
import { uuids } from '../../server/query/uuids.ts';
import { visibleInstitutions } from '../../server/scope/classes.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';

/** The grades, sections and years of open classes that hold a word, and the schools within reach whose name does. */
interface SearchWord extends Record<string, unknown> {
  readonly word: string;
  readonly schools: string[];
  readonly grades: string[];
  readonly sections: string[];
  readonly years: number[];
}

/** The values of a column, one after the other along its index. */
const valuesOf = (column: 'grade' | 'section' | 'academic_year'): SQL => {
  const name = sql.identifier(column);
  const next = (after: SQL): SQL =>
    sql`select ${name} as value from ${schoolClasses} where archived_at is null and ${after} order by 1 limit 1`;
  return sql`with recursive walked as (
      (${next(sql`${name} is not null`)})
      union all
      select (${next(sql`${name} > walked.value`)}) from walked where walked.value is not null
    )
    select value, search_text(value::text) as plain from walked where value is not null`;
};

/**
 * Of each word typed, what classes are called that holds it. A network of ten thousand classes has some thirty grades and sections: they
 * are found first, so that what follows asks an index for these and not each class.
 */
async function readClassWords(db: Queries, typed: string | undefined, schools = sql`false`): Promise<SearchWord[]> {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const holding = (values: string) =>
    sql`array(select value from ${sql.identifier(values)} where plain like typed.pattern)`;
  const patterns = words.map((word, index) => sql`(${index}::int, ${word}::text, ${patternOf(word)})`);
  // Materialised, the words decide nothing of the plan, and PostgreSQL makes it once.
  const { rows } = await db.execute<SearchWord>(sql`${sql.raw(onePlanForAll)}
    with typed(place, word, pattern) as materialized (values ${sql.join(patterns, sql`, `)}), grades as (${valuesOf('grade')}), sections as (${valuesOf('section')}), years as (${valuesOf('academic_year')})
    select typed.word, ${holding('grades')} as grades, ${holding('sections')} as sections, ${holding('years')} as years,
      array(select id from ${institutions} where ${schools} and ${institutions.searched} like typed.pattern) as schools
    from typed order by typed.place`);
  return rows;
}

const oneOf = (column: (typeof schoolClasses)['grade' | 'section'], values: readonly string[]): SQL | undefined =>
  values.length > 0 ? inArray(column, [...values]) : undefined;

/** Classes of which grade, section or school holds every word typed; undefined when nothing was typed. */
export async function classHoldsWords(
  db: Queries,
  viewer: SignedIn,
  typed: string | undefined,
): Promise<SQL | undefined> {
  const found = await readClassWords(db, typed, visibleInstitutions(viewer));
  return and(
    ...found.map(({ grades, sections, schools }) =>
      or(
        oneOf(schoolClasses.grade, grades),
        oneOf(schoolClasses.section, sections),
        // Of a list that it does not know when it plans, PostgreSQL makes a hash only as a query: it would walk along it for each class.
        sql`${schoolClasses.institution_id} in (select unnest(${uuids(schools)}))`,
      ),
    ),
  );
}

/**
 * Records of a class that have every word typed in their own text or in the class's grade, section or year; undefined when nothing was
 * typed. Which grades hold it is found first: a word that no class is called by is left to the index of the own text.
 *
 * @param own Whether the record's own text holds a pattern.
 */
export async function ownOrClassHoldsWords(
  db: Queries,
  classId: SQL,
  own: (pattern: SQL) => SQL,
  typed: string | undefined,
): Promise<SQL | undefined> {
  const found = await readClassWords(db, typed);
  return and(
    ...found.map(({ word, grades, sections, years }) => {
      const ofClass = or(
        oneOf(schoolClasses.grade, grades),
        oneOf(schoolClasses.section, sections),
        years.length > 0 ? inArray(schoolClasses.academic_year, [...years]) : undefined,
      );
      const inClass =
        ofClass &&
        sql`${classId} in (select id from ${schoolClasses} where ${and(isNull(schoolClasses.archived_at), ofClass)})`;
      return or(inClass, own(patternOf(word)));
    }),
  );
}
