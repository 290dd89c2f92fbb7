import { and, type SQL, sql } from 'drizzle-orm';

const maxWords = 8;
const escapeLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/** Rows whose text holds every word typed, without regard to case and accents; undefined when nothing was typed. */
export function holdsWords(text: SQL, typed: string | undefined): SQL | undefined {
  const words = (typed ?? '').trim().split(/\s+/).filter(Boolean).slice(0, maxWords);
  return and(...words.map((word) => sql`search_text(${text}) like '%' || search_text(${escapeLike(word)}) || '%'`));
}
