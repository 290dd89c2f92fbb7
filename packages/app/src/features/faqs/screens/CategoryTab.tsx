import type { FaqCategory, faqEndpoints } from '@caderneta/contract';
import { Button, type TableSort } from '@caderneta/ui';
import { ArrowDownAZ } from 'lucide-react';
import { useState } from 'react';
import type { Every } from '../../../lib/api/use-every.ts';
import type { ListAddress, ListAddressChange } from '../../../lib/use-list-address.ts';
import { lazyDialog } from '../../../parts/lazy/LazyPart.tsx';
import { findCategories } from '../faq-rows.ts';
import { faqsCopy } from '../faqs.copy.ts';
import { LocalList } from './LocalList.tsx';

const CategoryDialogs = lazyDialog(async () => (await import('./CategoryDialogs.tsx')).CategoryDialogs);

const texts = faqsCopy.categories;
const PAGE_SIZE = 10;
const columns = [
  { id: 'name', label: texts.columns.category, isRowHeader: true },
  { id: 'actions', label: texts.columns.actions, align: 'end', narrow: 'end' },
] as const;
const exported = [{ header: texts.name, value: ({ name }: FaqCategory) => name }];

export interface CategoryTabProps {
  categories: Every<(typeof faqEndpoints)['categories']>;
  address: ListAddress<'search'>;
  onAddress: (change: ListAddressChange<'search'>) => void;
}

/** The categories, to be searched, put in order, changed. */
export function CategoryTab({ categories, address, onAddress }: CategoryTabProps) {
  const { filters, form } = address;
  const [sort, setSort] = useState<TableSort>();
  const [removing, setRemoving] = useState<FaqCategory | null>(null);
  const order = () =>
    setSort((now) => ({
      columnId: 'name',
      direction: now?.direction === 'ascending' ? 'descending' : 'ascending',
    }));
  const editing = form === 'new' ? 'new' : (categories.rows?.find(({ id }) => id === form) ?? null);
  return (
    <>
      <LocalList<FaqCategory>
        texts={texts}
        draft="categoria.nova"
        columns={columns}
        exported={exported}
        reading={categories}
        found={categories.rows && findCategories(categories.rows, filters.search, sort)}
        limit={PAGE_SIZE}
        onRefresh={() => void categories.reload()}
        address={address}
        onAddress={onAddress}
        sort={sort}
        onSort={setSort}
        actions={
          <Button icon={<ArrowDownAZ />} onPress={order}>
            {texts.sort}
          </Button>
        }
        nameOf={({ name }) => name}
        cellsOf={({ name }) => ({ name })}
        onRemove={setRemoving}
      />
      {(editing || removing) && (
        <CategoryDialogs
          editing={editing}
          removing={removing}
          onClose={() => {
            setRemoving(null);
            onAddress({ form: null });
          }}
        />
      )}
    </>
  );
}
