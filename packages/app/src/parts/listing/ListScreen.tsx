import { Button, EmptyState, PageHeader } from '@caderneta/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListAddress, ListAddressChange } from '../../lib/use-list-address.ts';
import type { CardPageProps, PageReading } from './CardPage.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import type { useListTools } from './use-list-tools.tsx';

type Words =
  | 'title'
  | 'subtitle'
  | 'add'
  | 'tools'
  | 'search'
  | 'searchPlaceholder'
  | 'loadFailed'
  | 'notFound'
  | 'clear';

/** What a CardPage and a TablePage both take. */
interface ListProps<Row extends { readonly id: string }>
  extends Pick<CardPageProps<Row>, 'reading' | 'failed' | 'empty' | 'page' | 'onPage'> {
  readonly toolbar: ReactNode;
}

export interface ListScreenProps<Row extends { readonly id: string }> {
  texts: Readonly<Record<Words, string>> & { readonly empty: { readonly title: string; readonly message: string } };
  /** Of `useListAddress`. */
  address: readonly [ListAddress<'search'>, change: (part: ListAddressChange<'search'>) => void, clear: () => void];
  reading: PageReading<Row>;
  tools: ReturnType<typeof useListTools>;
  filters?: ReactNode;
  /** Whether a search or a filter may be why nothing is there. */
  isFiltered: boolean;
  mayAdd: boolean;
  /** A DraftOffer. */
  offer: ReactNode;
  /** Before 'Adicionar'. */
  actions?: ReactNode;
  /** The rows: a CardPage or a TablePage with these props. */
  children: (list: ListProps<Row>) => ReactNode;
}

/** A screen of records: its heading with 'Adicionar', the toolbar, a page of them, and what is said when there are none. */
export function ListScreen<Row extends { readonly id: string }>(props: ListScreenProps<Row>) {
  const { texts, address, reading, tools, filters, isFiltered, mayAdd, offer, actions, children } = props;
  const [at, change, clear] = address;
  const add = mayAdd ? (
    <Button variant="primary" icon={<Plus />} onPress={() => change({ form: 'new' })}>
      {texts.add}
    </Button>
  ) : undefined;
  const toolbar = (
    <ListToolbar
      label={texts.tools}
      search={{
        label: texts.search,
        placeholder: texts.searchPlaceholder,
        value: at.filters.search,
        onChange: (search) => change({ search }),
      }}
      filters={filters}
      onRefresh={() => void reading.reload()}
      isRefreshing={reading.isRefreshing}
      onExcel={tools.onExcel}
      onPrint={tools.onPrint}
    />
  );
  const empty = isFiltered ? (
    <EmptyState isSearch title={texts.notFound} action={<Button onPress={clear}>{texts.clear}</Button>} />
  ) : (
    <EmptyState title={texts.empty.title} message={add && texts.empty.message} action={add} />
  );
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          actions ? (
            <>
              {actions}
              {add}
            </>
          ) : (
            add
          )
        }
      />
      {mayAdd && offer}
      {children({
        toolbar,
        reading,
        failed: texts.loadFailed,
        empty,
        page: at.page,
        onPage: (page) => change({ page }),
      })}
      {tools.fallback}
    </>
  );
}
