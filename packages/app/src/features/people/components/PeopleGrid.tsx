import { cardsPerPage, type UserRow } from '@caderneta/contract';
import { Button, EmptyState, ErrorState, Pagination, SearchField, Skeleton } from '@caderneta/ui';
import type { ReactNode } from 'react';
import { peopleCopy } from '../people.copy.ts';
import type { usePeopleList } from '../use-people-list.ts';
import * as styles from './people.css.ts';

export interface PeopleGridProps {
  people: ReturnType<typeof usePeopleList>;
  texts: { readonly search: string; readonly searchPlaceholder: string; readonly count: (total: number) => string };
  card: (user: UserRow) => ReactNode;
}

/** Search above, cards below, 12 a page. */
export function PeopleGrid({ people: { address, setAddress, list, isFiltered, clear }, texts, card }: PeopleGridProps) {
  const pageCount = Math.ceil(list.total / cardsPerPage);
  return (
    <>
      <SearchField
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={address.search}
        onChange={(search) => setAddress({ search })}
        className={styles.search}
      />
      {list.failure ? (
        <ErrorState
          title={peopleCopy.loadFailed}
          message={list.failure.message}
          onRetry={() => void list.reload()}
          isRetrying={list.isRefreshing}
        />
      ) : list.data === undefined ? (
        <Skeleton cards={6} />
      ) : list.data.length === 0 ? (
        <EmptyState
          isSearch
          title={peopleCopy.notFound}
          action={isFiltered && <Button onPress={clear}>{peopleCopy.clear}</Button>}
        />
      ) : (
        <>
          <p className={styles.count} role="status">
            {texts.count(list.total)}
          </p>
          <ul className={styles.grid} aria-busy={list.isRefreshing}>
            {list.data.map((user) => (
              <li key={user.id}>{card(user)}</li>
            ))}
          </ul>
          <div className={styles.pages}>
            <Pagination page={address.page} pageCount={pageCount} onChange={(page) => setAddress({ page })} />
          </div>
        </>
      )}
    </>
  );
}
