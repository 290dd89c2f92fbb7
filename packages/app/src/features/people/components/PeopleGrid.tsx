import type { UserRow } from '@caderneta/contract';
import { SearchField } from '@caderneta/ui';
import type { ReactNode } from 'react';
import { CardPage } from '../../../parts/listing/CardPage.tsx';
import { peopleCopy } from '../people.copy.ts';
import type { usePeopleList } from '../use-people-list.ts';
import { NobodyFound } from './NobodyFound.tsx';
import * as styles from './people.css.ts';

export interface PeopleGridProps {
  people: ReturnType<typeof usePeopleList>;
  texts: { readonly search: string; readonly searchPlaceholder: string; readonly count: (total: number) => string };
  children: (user: UserRow) => ReactNode;
}

/** Search above, cards below. */
export function PeopleGrid({ people, texts, children }: PeopleGridProps) {
  const { address, setAddress, list } = people;
  return (
    <>
      <SearchField
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={address.search}
        onChange={(search) => setAddress({ search })}
        className={styles.search}
      />
      <CardPage
        isListOnPhone
        reading={list}
        failed={peopleCopy.loadFailed}
        empty={<NobodyFound people={people} />}
        countText={texts.count(list.total)}
        page={address.page}
        onPage={(page) => setAddress({ page })}
      >
        {children}
      </CardPage>
    </>
  );
}
