import type { FaqCategory, faqEndpoints } from '@caderneta/contract';
import type { TableSort } from '@caderneta/ui';
import { useState } from 'react';
import type { Every } from '../../../lib/api/use-every.ts';
import type { ListAddress, ListAddressChange } from '../../../lib/use-list-address.ts';
import { lazyDialog } from '../../../parts/lazy/LazyPart.tsx';
import { answer } from '../components/faqs.css.ts';
import { type FaqRow, faqRows, findFaqs } from '../faq-rows.ts';
import { faqsCopy } from '../faqs.copy.ts';
import { LocalList } from './LocalList.tsx';

const FaqDialogs = lazyDialog(async () => (await import('./FaqDialogs.tsx')).FaqDialogs);

const texts = faqsCopy.faqs;
const PAGE_SIZE = 5;
const columns = [
  { id: 'category', label: texts.columns.category, isSortable: true, narrow: 'none' },
  { id: 'question', label: texts.columns.question, isRowHeader: true, isSortable: true },
  { id: 'answer', label: texts.columns.answer, isSortable: true, narrow: 'fold' },
  { id: 'actions', label: texts.columns.actions, align: 'end', narrow: 'end' },
] as const;
const exported = [
  { header: texts.columns.category, value: ({ category }: FaqRow) => category },
  { header: texts.columns.question, value: ({ question }: FaqRow) => question },
  { header: texts.columns.answer, value: (row: FaqRow) => row.answer },
];

export interface FaqTabProps {
  faqs: Every<(typeof faqEndpoints)['list']>;
  categories: readonly FaqCategory[];
  address: ListAddress<'search'>;
  onAddress: (change: ListAddressChange<'search'>) => void;
}

/** The questions, to be searched, put in order, changed. */
export function FaqTab({ faqs, categories, address, onAddress }: FaqTabProps) {
  const { filters, form } = address;
  const [sort, setSort] = useState<TableSort>({ columnId: 'question', direction: 'ascending' });
  const [removing, setRemoving] = useState<FaqRow | null>(null);
  const rows = faqs.rows && faqRows(faqs.rows, categories);
  const editing = form === 'new' ? 'new' : (rows?.find(({ id }) => id === form) ?? null);
  return (
    <>
      <LocalList
        texts={texts}
        draft="faq.nova"
        columns={columns}
        exported={exported}
        reading={faqs}
        found={rows && findFaqs(rows, filters.search, sort)}
        limit={PAGE_SIZE}
        address={address}
        onAddress={onAddress}
        sort={sort}
        onSort={setSort}
        nameOf={({ question }) => question}
        detailOf={({ category }) => category}
        cellsOf={(row) => ({
          category: row.category,
          question: row.question,
          answer: <span className={answer}>{row.answer}</span>,
        })}
        onRemove={setRemoving}
      />
      {rows && (editing || removing) && (
        <FaqDialogs
          editing={editing}
          removing={removing}
          categories={categories}
          onClose={() => {
            setRemoving(null);
            onAddress({ form: null });
          }}
        />
      )}
    </>
  );
}
