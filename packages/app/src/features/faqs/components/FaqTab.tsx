import type { FaqCategory, faqEndpoints } from '@caderneta/contract';
import { Button, EmptyState, type TableSort } from '@caderneta/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Every } from '../../../lib/api/use-every.ts';
import type { ListAddress, ListAddressChange } from '../../../lib/use-list-address.ts';
import { ListToolbar } from '../../../parts/listing/ListToolbar.tsx';
import { rowLabels } from '../../../parts/listing/listing.copy.ts';
import { RowButtons } from '../../../parts/listing/RowButtons.tsx';
import { TablePage } from '../../../parts/listing/TablePage.tsx';
import { useListTools } from '../../../parts/listing/use-list-tools.tsx';
import { type FaqRow, faqRows, findFaqs } from '../faq-rows.ts';
import { faqsCopy } from '../faqs.copy.ts';
import { pageOfRows } from '../page-of-rows.ts';
import { FaqDialogs } from './FaqDialogs.tsx';
import { answer } from './faqs.css.ts';

const texts = faqsCopy.faqs;
const PAGE_SIZE = 5;
const columns = [
  { id: 'category', label: texts.columns.category, isSortable: true },
  { id: 'question', label: texts.columns.question, isRowHeader: true, isSortable: true },
  { id: 'answer', label: texts.columns.answer, isSortable: true },
  { id: 'actions', label: texts.columns.actions, align: 'end' },
] as const;

export interface FaqTabProps {
  faqs: Every<(typeof faqEndpoints)['list']>;
  categories: readonly FaqCategory[];
  address: ListAddress<'search'>;
  onAddress: (change: ListAddressChange<'search'>) => void;
}

/** The questions, to be searched, put in order, changed. */
export function FaqTab({ faqs, categories, address, onAddress }: FaqTabProps) {
  const { filters, page, form } = address;
  const [sort, setSort] = useState<TableSort>({ columnId: 'question', direction: 'ascending' });
  const [removing, setRemoving] = useState<FaqRow | null>(null);
  const rows = faqs.rows === undefined ? undefined : faqRows(faqs.rows, categories);
  const found = rows === undefined ? undefined : findFaqs(rows, filters.search, sort);
  const tools = useListTools<FaqRow>({
    title: texts.label,
    fileName: texts.fileName,
    columns: [
      { header: texts.columns.category, value: ({ category }) => category },
      { header: texts.columns.question, value: ({ question }) => question },
      { header: texts.columns.answer, value: (row) => row.answer },
    ],
    fetchRows: async () => ({ ok: true, data: found ?? [], truncated: false }),
  });
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
        reading={pageOfRows(faqs, found, page, PAGE_SIZE)}
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
            actions={add}
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
        {(row) => ({
          id: row.id,
          name: row.question,
          cells: {
            category: row.category,
            question: row.question,
            answer: <span className={answer}>{row.answer}</span>,
            actions: (
              <RowButtons
                labels={rowLabels}
                name={row.question}
                onEdit={() => onAddress({ form: row.id })}
                onRemove={() => setRemoving(row)}
              />
            ),
          },
        })}
      </TablePage>
      <FaqDialogs
        editing={form === 'new' ? 'new' : (rows?.find(({ id }) => id === form) ?? null)}
        removing={removing}
        categories={categories}
        onClose={() => {
          setRemoving(null);
          onAddress({ form: null });
        }}
      />
      {tools.fallback}
    </>
  );
}
