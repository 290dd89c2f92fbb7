import type { FaqCategory, faqEndpoints } from '@caderneta/contract';
import { Button, EmptyState, type TableSort } from '@caderneta/ui';
import { ArrowDownAZ, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Every } from '../../../lib/api/use-every.ts';
import type { ListAddress, ListAddressChange } from '../../../lib/use-list-address.ts';
import { ListToolbar } from '../../../parts/listing/ListToolbar.tsx';
import { rowLabels } from '../../../parts/listing/listing.copy.ts';
import { RowButtons } from '../../../parts/listing/RowButtons.tsx';
import { TablePage } from '../../../parts/listing/TablePage.tsx';
import { useListTools } from '../../../parts/listing/use-list-tools.tsx';
import { findCategories } from '../faq-rows.ts';
import { faqsCopy } from '../faqs.copy.ts';
import { pageOfRows } from '../page-of-rows.ts';
import { CategoryDialogs } from './CategoryDialogs.tsx';

const texts = faqsCopy.categories;
const PAGE_SIZE = 10;
const columns = [
  { id: 'name', label: texts.columns.category, isRowHeader: true },
  { id: 'actions', label: texts.columns.actions, align: 'end' },
] as const;

export interface CategoryTabProps {
  categories: Every<(typeof faqEndpoints)['categories']>;
  address: ListAddress<'search'>;
  onAddress: (change: ListAddressChange<'search'>) => void;
}

/** The categories, to be searched, put in order, changed. */
export function CategoryTab({ categories, address, onAddress }: CategoryTabProps) {
  const { filters, page, form } = address;
  const [sort, setSort] = useState<TableSort>();
  const [isRefreshing, setRefreshing] = useState(false);
  const [removing, setRemoving] = useState<FaqCategory | null>(null);
  const found = categories.rows && findCategories(categories.rows, filters.search, sort);
  const tools = useListTools<FaqCategory>({
    title: texts.label,
    fileName: texts.fileName,
    columns: [{ header: texts.name, value: ({ name }) => name }],
    fetchRows: async () => ({ ok: true, data: found ?? [], truncated: false }),
  });
  const refresh = async () => {
    setRefreshing(true);
    await categories.reload();
    setRefreshing(false);
  };
  const order = () =>
    setSort((now) => ({
      columnId: 'name',
      direction: now?.direction === 'ascending' ? 'descending' : 'ascending',
    }));
  const add = (
    <Button variant="primary" icon={<Plus />} onPress={() => onAddress({ form: 'new' })}>
      {texts.add}
    </Button>
  );
  return (
    <>
      <TablePage
        label={texts.label}
        columns={columns}
        reading={pageOfRows(categories, found, page, PAGE_SIZE, isRefreshing)}
        failed={texts.failed}
        noun={texts.noun}
        page={page}
        limit={PAGE_SIZE}
        onPage={(next) => onAddress({ page: next })}
        sort={sort}
        onSort={setSort}
        toolbar={
          <ListToolbar
            label={texts.tools}
            search={{
              label: texts.search,
              placeholder: texts.searchPlaceholder,
              value: filters.search,
              onChange: (search) => onAddress({ search }),
            }}
            actions={
              <>
                {add}
                <Button icon={<ArrowDownAZ />} onPress={order}>
                  {texts.sort}
                </Button>
              </>
            }
            onRefresh={() => void refresh()}
            isRefreshing={isRefreshing}
            onExcel={tools.onExcel}
            onPrint={tools.onPrint}
          />
        }
        empty={
          filters.search.trim() === '' ? (
            <EmptyState title={texts.empty} action={add} />
          ) : (
            <EmptyState isSearch title={texts.notFound(filters.search.trim())} />
          )
        }
      >
        {(category) => ({
          id: category.id,
          name: category.name,
          cells: {
            name: category.name,
            actions: (
              <RowButtons
                labels={rowLabels}
                name={category.name}
                onEdit={() => onAddress({ form: category.id })}
                onRemove={() => setRemoving(category)}
              />
            ),
          },
        })}
      </TablePage>
      <CategoryDialogs
        editing={form === 'new' ? 'new' : (categories.rows?.find(({ id }) => id === form) ?? null)}
        removing={removing}
        onClose={() => {
          setRemoving(null);
          onAddress({ form: null });
        }}
      />
      {tools.fallback}
    </>
  );
}
