import { Button, EmptyState, Skeleton } from '@caderneta/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoadState } from '../../lib/api/load-state.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { listHead } from './listing.css.ts';

export interface WholeListProps<Row> {
  texts: Readonly<Record<'add' | 'empty' | 'emptyHint' | 'failed', string>> & {
    readonly count: (total: number) => string;
  };
  /** As `useEvery` reads it. */
  list: LoadState & { readonly rows: readonly Row[] | undefined };
  /** Undefined for who may not add. */
  onAdd: (() => void) | undefined;
  /** A DraftOffer, for who may add. */
  offer: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list without pages, under its count and 'Adicionar', in its four states: on the way, failed, empty, there. */
export function WholeList<Row>({ texts, list, onAdd, offer, children }: WholeListProps<Row>) {
  const { rows, failure } = list;
  if (failure) return <LoadFailed title={texts.failed} of={list} />;
  if (rows === undefined) return <Skeleton rows={6} />;
  const add = onAdd && (
    <Button variant="primary" icon={<Plus />} onPress={onAdd}>
      {texts.add}
    </Button>
  );
  const begun = onAdd && offer;
  if (rows.length === 0) {
    return (
      <>
        {begun}
        <EmptyState title={texts.empty} message={add && texts.emptyHint} action={add} />
      </>
    );
  }
  return (
    <>
      {begun}
      <div className={listHead}>
        <span>{texts.count(rows.length)}</span>
        {add}
      </div>
      {children(rows)}
    </>
  );
}
