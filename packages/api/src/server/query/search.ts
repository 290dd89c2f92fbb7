import { and, type SQL, sql } from 'drizzle-orm';

const maxWords = 8;
const escapeLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/** The words of what somebody typed: those that are looked for. */
export const wordsOf = (typed: string | undefined): string[] =>
  (typed ?? '').trim().split(/\s+/).filter(Boolean).slice(0, maxWords);

/**
 * What holds a word, for LIKE over a `search_text`: a column `searched` that the database keeps, where a list may be long. A statement with
 * `search_text(` in it is planned anew each time, for its words: a plan for any word walks a network from A on in search of a rare one, or
 * gathers everybody who has a frequent one.
 */
export const patternOf = (word: string): SQL => sql`'%' || search_text(${escapeLike(word)}) || '%'`;

/** Joins what `holds` makes of every word typed; undefined when nothing was typed. `pattern` is for LIKE over a `search_text`. */
export const eachWord = (typed: string | undefined, holds: (word: string, pattern: SQL) => SQL): SQL | undefined =>
  and(...wordsOf(typed).map((word) => holds(word, patternOf(word))));

/** Rows whose text holds every word typed, without regard to case and accents; undefined when nothing was typed. */
export const holdsWords = (text: SQL, typed: string | undefined): SQL | undefined =>
  eachWord(typed, (_, pattern) => sql`search_text(${text}) like ${pattern}`);
