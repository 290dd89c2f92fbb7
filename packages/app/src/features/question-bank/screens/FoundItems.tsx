import type { BankItem } from '@caderneta/contract';
import { Badge, Button, EmptyState } from '@caderneta/ui';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useItemPage } from '../../../parts/bank-items/bank-items.api.ts';
import { ListToolbar } from '../../../parts/listing/ListToolbar.tsx';
import { TablePage } from '../../../parts/listing/TablePage.tsx';
import * as styles from '../components/question-bank.css.ts';
import { questionBankCopy } from '../question-bank.copy.ts';
import { chosenListId } from './ChosenItems.tsx';
import { type FilterValues, ItemFilters } from './ItemFilters.tsx';
import { useItemFilter } from './use-item-filter.ts';

const { assemble: texts, columns, levels, none, ...words } = questionBankCopy;

export interface FoundItemsProps {
  filters: FilterValues;
  page: number;
  onChange: (part: Partial<FilterValues> & { page?: number }) => void;
  taken: ReadonlySet<string>;
  isFull: boolean;
  onAdd: (item: BankItem) => void;
}

const addId = (itemId: string): string => `add-${itemId}`;

/** The bank, narrowed, each question with a button that takes it into the assessment. */
export function FoundItems({ filters, page, onChange, taken, isFull, onAdd }: FoundItemsProps) {
  const items = useItemPage(useItemFilter(filters), page);
  const added = useRef('');
  // The button that added a question is gone: the next one gets the focus, else one before it; with none left, the questions that were chosen.
  useEffect(() => {
    if (!taken.has(added.current)) return;
    const rows = items.data ?? [];
    const at = rows.findIndex(({ id }) => id === added.current);
    added.current = '';
    const next = isFull ? undefined : [...rows.slice(at), ...rows.slice(0, at)].find(({ id }) => !taken.has(id));
    document.getElementById(next ? addId(next.id) : chosenListId)?.focus();
  });
  return (
    <TablePage
      label={texts.found}
      reading={items}
      failed={words.loadFailed}
      noun={words.noun}
      page={page}
      onPage={(next) => onChange({ page: next })}
      empty={<EmptyState isSearch title={words.notFound} />}
      toolbar={
        <ListToolbar
          label={words.tools}
          search={{
            ...{ label: words.search, placeholder: words.searchPlaceholder, value: filters.search },
            onChange: (search) => onChange({ search }),
          }}
          filters={<ItemFilters hasStates={false} values={filters} onChange={onChange} />}
          onRefresh={() => void items.reload()}
          isRefreshing={items.isRefreshing}
        />
      }
      columns={[
        { id: 'statement', label: columns.statement, isRowHeader: true },
        { id: 'skills', label: columns.skills, narrow: 'fold' },
        { id: 'level', label: columns.level, narrow: 'fold' },
        { id: 'actions', label: columns.actions, align: 'end', narrow: 'end' },
      ]}
    >
      {(item) => ({
        id: item.id,
        name: item.statement,
        cells: {
          statement: <span className={styles.clipped}>{item.statement}</span>,
          skills: <span className={styles.code}>{item.skills.join(', ') || none}</span>,
          level: item.level ? levels[item.level] : none,
          actions: taken.has(item.id) ? (
            <Badge tone="success">{texts.added}</Badge>
          ) : (
            <Button
              size="compact"
              id={addId(item.id)}
              icon={<Plus />}
              aria-label={texts.addOf(item.statement)}
              isDisabled={isFull}
              onPress={() => {
                added.current = item.id;
                onAdd(item);
              }}
            >
              {texts.add}
            </Button>
          ),
        },
      })}
    </TablePage>
  );
}
