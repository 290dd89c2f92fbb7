import type { ExportColumn } from '@caderneta/contract';
import { Button, EmptyState, type TableColumn, type TableRow, type TableSort, type ToolbarProps } from '@caderneta/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoadState } from '../../../lib/api/load-state.ts';
import type { ListAddress, ListAddressChange } from '../../../lib/use-list-address.ts';
import { DraftOffer } from '../../../parts/drafts/screens/DraftOffer.tsx';
import { ListToolbar } from '../../../parts/listing/ListToolbar.tsx';
import { RowButtons } from '../../../parts/listing/RowButtons.tsx';
import { TablePage } from '../../../parts/listing/TablePage.tsx';
import { useListTools } from '../../../parts/listing/use-list-tools.tsx';
import { pageOfRows } from '../page-of-rows.ts';

/** What a list is called, and what is said of it. */
interface ListTexts {
  readonly label: string;
  readonly tools: string;
  readonly add: string;
  readonly search: string;
  readonly searchPlaceholder: string;
  readonly noun: readonly [one: string, many: string];
  readonly empty: string;
  readonly notFound: (term: string) => string;
  readonly failed: string;
  readonly fileName: string;
}

export interface LocalListProps<Row extends { readonly id: string }> extends Pick<ToolbarProps, 'onRefresh'> {
  texts: ListTexts;
  columns: readonly TableColumn[];
  exported: readonly ExportColumn<Row>[];
  reading: LoadState;
  /** What the search left, in order; undefined on the way. */
  found: readonly Row[] | undefined;
  limit: number;
  /** The form of a new row. */
  draft: string;
  address: ListAddress<'search'>;
  onAddress: (change: ListAddressChange<'search'>) => void;
  sort: TableSort | undefined;
  onSort: (sort: TableSort) => void;
  /** Beside the button that adds. */
  actions?: ReactNode;
  nameOf: (row: Row) => string;
  /** The second line of a row on a phone. */
  detailOf?: (row: Row) => string;
  cellsOf: (row: Row) => TableRow['cells'];
  onRemove: (row: Row) => void;
}

/** A list whose rows are all here: searched, put in order and paged without the server. */
export function LocalList<Row extends { readonly id: string }>(props: LocalListProps<Row>) {
  const { texts, reading, found, limit, address, onAddress, nameOf } = props;
  const { filters, page } = address;
  const tools = useListTools<Row>({
    title: texts.label,
    fileName: texts.fileName,
    columns: props.exported,
    shown: { search: filters.search },
    fetchRows: async () => ({ ok: true, data: found ?? [], truncated: false }),
  });
  const add = (
    <Button variant="primary" icon={<Plus />} onPress={() => onAddress({ form: 'new' })}>
      {texts.add}
    </Button>
  );
  const term = filters.search.trim();
  return (
    <>
      <DraftOffer form={props.draft} onContinue={() => onAddress({ form: 'new' })} />
      <TablePage
        label={texts.label}
        columns={props.columns}
        reading={pageOfRows(reading, found, page, limit)}
        failed={texts.failed}
        noun={texts.noun}
        page={page}
        limit={limit}
        onPage={(next) => onAddress({ page: next })}
        sort={props.sort}
        onSort={props.onSort}
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
                {props.actions}
              </>
            }
            onRefresh={props.onRefresh}
            isRefreshing={reading.isRefreshing}
            onExcel={tools.onExcel}
            onPrint={tools.onPrint}
          />
        }
        empty={
          term === '' ? (
            <EmptyState title={texts.empty} action={add} />
          ) : (
            <EmptyState isSearch title={texts.notFound(term)} />
          )
        }
      >
        {(row) => ({
          id: row.id,
          name: nameOf(row),
          detail: props.detailOf?.(row),
          cells: {
            ...props.cellsOf(row),
            actions: (
              <RowButtons
                name={nameOf(row)}
                onEdit={() => onAddress({ form: row.id })}
                onRemove={() => props.onRemove(row)}
              />
            ),
          },
        })}
      </TablePage>
      {tools.fallback}
    </>
  );
}
