import type { UserRow } from '@caderneta/contract';
import { SearchField } from '@caderneta/ui';
import type { ReactNode } from 'react';
import { CardPage } from '../../../parts/listing/CardPage.tsx';
import { type PeopleKind, peopleCopy } from '../people.copy.ts';
import type { usePeopleList } from '../use-people-list.ts';
import { NobodyFound } from './NobodyFound.tsx';
import * as styles from './people.css.ts';

export interface PeopleGridProps {
  people: ReturnType<typeof usePeopleList>;
  kind: PeopleKind;
  texts: { readonly search: string; readonly searchPlaceholder: string; readonly count: (total: number) => string };
  children: (user: UserRow) => ReactNode;
}

/** Search above, cards below. */
export function PeopleGrid({ people, kind, texts, children }: PeopleGridProps) {
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
        failed={peopleCopy.loadFailed[kind]}
        empty={<NobodyFound people={people} kind={kind} />}
        countText={texts.count(list.total)}
        page={address.page}
        onPage={(page) => setAddress({ page })}
      >
        {children}
      </CardPage>
    </>
  );
}
