import { and, type SQL, sql } from 'drizzle-orm';

const maxWords = 8;
const escapeLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/** Joins what `holds` makes of every word typed; undefined when nothing was typed. `pattern` is for LIKE over a `search_text`. */
export function eachWord(typed: string | undefined, holds: (word: string, pattern: SQL) => SQL): SQL | undefined {
  const words = (typed ?? '').trim().split(/\s+/).filter(Boolean).slice(0, maxWords);
  return and(...words.map((word) => holds(word, sql`'%' || search_text(${escapeLike(word)}) || '%'`)));
}

/** Rows whose text holds every word typed, without regard to case and accents; undefined when nothing was typed. */
export const holdsWords = (text: SQL, typed: string | undefined): SQL | undefined =>
  eachWord(typed, (_, pattern) => sql`search_text(${text}) like ${pattern}`);
