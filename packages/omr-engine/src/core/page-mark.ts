import type { PageNumber } from '@caderneta/contract';

const mark = /~([12])P$/i;

/** The code on a page of a sheet of two: the sheet's own, and which page it is. */
export const pageIdentity = (identity: string, page: PageNumber): string => `${identity.trim()}~${page}P`;

/** The page that a code names; null where it names none. */
export function pageOfIdentity(identity: string): PageNumber | null {
  const [, page] = mark.exec(identity.trim()) ?? [];
  return page === undefined ? null : page === '1' ? 1 : 2;
}

/** What a sheet of two pages says of the page that was read: by its code's text, else by its strip; null where neither was. */
export function pageOn(read: {
  readonly identity: string | null;
  readonly strip: { readonly assessment: number; readonly pupil: number } | null;
}): PageNumber | null {
  if (read.identity !== null) return pageOfIdentity(read.identity);
  if (read.strip === null) return null;
  const { assessment, pupil } = read.strip;
  return pageOfNumber(pupil === 0 ? assessment : pupil);
}

/** A strip's number that says which page it stands on: odd on the first, even on the second. `half` is 0 to half of what the number may be. */
export const numberOnPage = (half: number, page: PageNumber): number => 2 * half + page;
const pageOfNumber = (number: number): PageNumber => (number % 2 === 1 ? 1 : 2);
