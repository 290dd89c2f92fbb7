import { useEffect } from 'react';

/** Goes to the last page that there is, when the one asked for is beyond it: its last row was removed, or an old address. */
export function usePageInRange(
  page: number,
  pageCount: number,
  isEmpty: boolean,
  onPage: (page: number) => void,
): void {
  const isBeyond = isEmpty && page > pageCount;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a caller's function may be new at every drawing
  useEffect(() => {
    if (isBeyond) onPage(pageCount);
  }, [isBeyond, pageCount]);
}

/** How many pages of `limit` rows hold `total`; at least one. */
export const pagesFor = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit));
