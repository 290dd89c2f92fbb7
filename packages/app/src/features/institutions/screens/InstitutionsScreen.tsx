import { type Institution, institutionEndpoints } from '@caderneta/contract';
import { Button, PageHeader, type TableSort } from '@caderneta/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { rowLabels } from '../../../parts/listing/listing.copy.ts';
import { NoRecords } from '../../../parts/listing/NoRecords.tsx';
import { RecordToolbar } from '../../../parts/listing/RecordToolbar.tsx';
import { RowButtons } from '../../../parts/listing/RowButtons.tsx';
import { TablePage } from '../../../parts/listing/TablePage.tsx';
import { useListTools } from '../../../parts/listing/use-list-tools.tsx';
import { institutionColumns } from '../institution-table.ts';
import { fetchInstitutions, useInstitutionPage } from '../institutions.api.ts';
import { institutionsCopy as texts } from '../institutions.copy.ts';
import { InstitutionDialogs } from './InstitutionDialogs.tsx';

const filterNames = { search: 'busca' } as const;
const columns = [
  { id: 'name', label: texts.columns.name, isRowHeader: true, isSortable: true },
  { id: 'director', label: texts.columns.director, isSortable: true },
  { id: 'created_at', label: texts.columns.createdAt, isSortable: true },
  { id: 'actions', label: texts.columns.actions, align: 'end' },
] as const;

/** Instituições: those within the user's scope. */
export default function InstitutionsScreen() {
  const may = useMay();
  const [{ filters, page, form }, change] = useListAddress(filterNames);
  const [sort, setSort] = useState<TableSort>({ columnId: 'name', direction: 'ascending' });
  const filter = { search: useDebounced(filters.search), sort };
  const institutions = useInstitutionPage(filter, page);
  const [removing, setRemoving] = useState<Institution | null>(null);
  const tools = useListTools({
    title: texts.title,
    fileName: texts.fileName,
    columns: institutionColumns,
    fetchRows: () => fetchInstitutions({ ...filter, search: filters.search }),
  });

  const mayAdd = may(institutionEndpoints.create);
  const mayEdit = may(institutionEndpoints.update);
  const mayRemove = may(institutionEndpoints.remove);
  const edited = mayEdit ? (institutions.data?.find(({ id }) => id === form) ?? null) : null;
  const add = mayAdd ? (
    <Button variant="primary" icon={<Plus />} onPress={() => change({ form: 'new' })}>
      {texts.add}
    </Button>
  ) : undefined;

  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} actions={add} />
      <TablePage
        label={texts.title}
        columns={columns}
        reading={institutions}
        failed={texts.loadFailed}
        noun={texts.noun}
        page={page}
        onPage={(next) => change({ page: next })}
        sort={sort}
        onSort={(next) => {
          setSort(next);
          change({ page: 1 });
        }}
        toolbar={
          <RecordToolbar
            texts={texts}
            search={filters.search}
            onSearch={(search) => change({ search })}
            reading={institutions}
            tools={tools}
          />
        }
        empty={
          <NoRecords
            isFiltered={filter.search.trim() !== ''}
            notFound={texts.notFound}
            clear={texts.clear}
            onClear={() => change({ search: '' })}
            empty={texts.empty}
            add={add}
          />
        }
      >
        {(institution) => ({
          id: institution.id,
          name: institution.name,
          cells: {
            name: institution.name,
            director: institution.director ?? texts.none,
            created_at: formatDay(institution.created_at),
            actions: (
              <RowButtons
                labels={rowLabels}
                name={institution.name}
                onEdit={mayEdit ? () => change({ form: institution.id }) : undefined}
                onRemove={mayRemove ? () => setRemoving(institution) : undefined}
              />
            ),
          },
        })}
      </TablePage>
      <InstitutionDialogs
        editing={form === 'new' && mayAdd ? 'new' : edited}
        removing={removing}
        onClose={() => {
          setRemoving(null);
          change({ form: null });
        }}
      />
      {tools.fallback}
    </>
  );
}
