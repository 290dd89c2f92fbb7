import { Button, EmptyState } from '@caderneta/ui';
import { type PeopleKind, peopleCopy } from '../people.copy.ts';
import type { usePeopleList } from '../use-people-list.ts';

export interface NobodyFoundProps {
  people: ReturnType<typeof usePeopleList>;
  kind: PeopleKind;
}

/** 'Nenhum usuário encontrado.', with the way out where a search or a filter is why. */
export function NobodyFound({ people: { isFiltered, clear }, kind }: NobodyFoundProps) {
  return (
    <EmptyState
      isSearch
      title={peopleCopy.notFound[kind]}
      action={isFiltered && <Button onPress={clear}>{peopleCopy.clear}</Button>}
    />
  );
}
