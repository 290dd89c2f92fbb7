import { Button, EmptyState } from '@caderneta/ui';
import { peopleCopy } from '../people.copy.ts';
import type { usePeopleList } from '../use-people-list.ts';

/** 'Nenhum usuário encontrado.', with the way out where a search or a filter is why. */
export function NobodyFound({ people: { isFiltered, clear } }: { people: ReturnType<typeof usePeopleList> }) {
  return (
    <EmptyState
      isSearch
      title={peopleCopy.notFound}
      action={isFiltered && <Button onPress={clear}>{peopleCopy.clear}</Button>}
    />
  );
}
