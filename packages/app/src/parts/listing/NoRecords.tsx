import { Button, EmptyState } from '@caderneta/ui';
import type { ReactNode } from 'react';

export interface NoRecordsProps {
  /** Whether a search or a filter left nothing. */
  isFiltered: boolean;
  notFound: string;
  clear: string;
  onClear: () => void;
  /** Of a list that has none at all. */
  empty: { readonly title: string; readonly message: string };
  /** The button that makes the first; undefined for who may not. */
  add: ReactNode;
}

/** Instead of a list's rows: nothing was found, or there is nothing yet. */
export function NoRecords({ isFiltered, notFound, clear, onClear, empty, add }: NoRecordsProps) {
  if (isFiltered) return <EmptyState isSearch title={notFound} action={<Button onPress={onClear}>{clear}</Button>} />;
  return <EmptyState title={empty.title} message={add ? empty.message : undefined} action={add} />;
}
