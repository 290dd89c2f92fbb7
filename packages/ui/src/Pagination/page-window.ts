/** A page number, or a gap that stands for the pages left out. */
export type PageSlot = number | 'gap-before' | 'gap-after';

const WINDOW = 5;

/**
 * The numbers to show: five around the current page, the first and the last always, gaps where pages are left out.
 *
 * @param page 1 to `pageCount`.
 */
export function pageWindow(page: number, pageCount: number): PageSlot[] {
  if (pageCount < 1) return [];
  const width = Math.min(WINDOW, pageCount);
  const start = Math.min(Math.max(1, page - Math.floor(WINDOW / 2)), pageCount - width + 1);
  const end = start + width - 1;
  const slots: PageSlot[] = Array.from({ length: width }, (_, index) => start + index);
  if (start > 2) slots.unshift('gap-before');
  if (start > 1) slots.unshift(1);
  if (end < pageCount - 1) slots.push('gap-after');
  if (end < pageCount) slots.push(pageCount);
  return slots;
}
