import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { messages } from '../messages.ts';
import { join } from '../theme/compose-class.ts';
import { icon as iconSlot } from '../theme/icon.css.ts';
import * as styles from './Pagination.css.ts';
import { pageWindow } from './page-window.ts';

export interface PaginationProps {
  /** 1 to `pageCount`. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  /** Names it where a screen has two lists. */
  label?: string;
}

const ELLIPSIS = '…';

/**
 * Pages of a list: five numbers around here, the first and the last; on a phone this page's number and how many there are, in one
 * row. With one page it shows nothing.
 */
export function Pagination({ page, pageCount, onChange, label = messages.pagination.label }: PaginationProps) {
  if (pageCount <= 1) return null;
  const texts = messages.pagination;
  const jump = (text: string, to: number, icon: ReactNode) => (
    <Button
      aria-label={text}
      isDisabled={to < 1 || to > pageCount || to === page}
      onPress={() => onChange(to)}
      className={join(styles.page, iconSlot, (text === texts.first || text === texts.last) && styles.end)}
    >
      {icon}
    </Button>
  );
  return (
    <nav aria-label={label} className={styles.pagination}>
      {jump(texts.first, 1, <ChevronsLeft />)}
      {jump(texts.previous, page - 1, <ChevronLeft />)}
      {pageWindow(page, pageCount).map((slot) =>
        typeof slot === 'number' ? (
          <Button
            key={slot}
            aria-label={texts.page(slot)}
            aria-current={slot === page ? 'page' : undefined}
            onPress={() => {
              if (slot !== page) onChange(slot);
            }}
            className={join(styles.page, slot !== page && styles.other)}
          >
            {slot}
          </Button>
        ) : (
          <span key={slot} className={styles.gap} aria-hidden="true">
            {ELLIPSIS}
          </span>
        ),
      )}
      <span className={styles.of} aria-hidden="true">
        {texts.of(pageCount)}
      </span>
      {jump(texts.next, page + 1, <ChevronRight />)}
      {jump(texts.last, pageCount, <ChevronsRight />)}
    </nav>
  );
}
