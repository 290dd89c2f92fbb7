import { type Institution, institutionEndpoints } from '@caderneta/contract';
import type { TableSort } from '@caderneta/ui';
import { useState } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { DraftOffer } from '../../../parts/drafts/screens/DraftOffer.tsx';
import { lazyDialog } from '../../../parts/lazy/LazyPart.tsx';
import { ListScreen } from '../../../parts/listing/ListScreen.tsx';
import { RowButtons } from '../../../parts/listing/RowButtons.tsx';
import { TablePage } from '../../../parts/listing/TablePage.tsx';
import { useListTools } from '../../../parts/listing/use-list-tools.tsx';
import { useMunicipalityFilter } from '../../../parts/listing/use-municipality-filter.tsx';
import { institutionColumns } from '../institution-table.ts';
import { fetchInstitutions, useInstitutionPage } from '../institutions.api.ts';
import { institutionsCopy as texts } from '../institutions.copy.ts';

const InstitutionDialogs = lazyDialog(async () => (await import('./InstitutionDialogs.tsx')).InstitutionDialogs);

const filterNames = { search: 'busca', municipality: 'municipio' } as const;
const columns = [
  { id: 'name', label: texts.columns.name, isRowHeader: true, isSortable: true },
  { id: 'director', label: texts.columns.director, isSortable: true, narrow: 'none' },
  { id: 'created_at', label: texts.columns.createdAt, isSortable: true, narrow: 'fold' },
  { id: 'actions', label: texts.columns.actions, align: 'end', narrow: 'end' },
] as const;

/** Instituições: those within the user's scope. */
export default function InstitutionsScreen() {
  const may = useMay();
  const address = useListAddress(filterNames);
  const [{ filters, page, form }, change] = address;
  const [sort, setSort] = useState<TableSort>({ columnId: 'name', direction: 'ascending' });
  const municipality = useMunicipalityFilter(filters.municipality, (id) => change({ municipality: id }));
  const filter = { ...filters, search: useDebounced(filters.search), sort };
  const institutions = useInstitutionPage(filter, page);
  const [removing, setRemoving] = useState<Institution | null>(null);
  const tools = useListTools({
    title: texts.title,
    fileName: texts.fileName,
    columns: institutionColumns,
    shown: { municipality: municipality.words, search: filters.search },
    fetchRows: () => fetchInstitutions({ ...filter, search: filters.search }),
  });

  const mayAdd = may(institutionEndpoints.create);
  const mayEdit = may(institutionEndpoints.update);
  const mayRemove = may(institutionEndpoints.remove);
  const edited = mayEdit ? (institutions.data?.find(({ id }) => id === form) ?? null) : null;
  const editing = form === 'new' && mayAdd ? 'new' : edited;

  return (
    <>
      <ListScreen
        texts={texts}
        address={address}
        reading={institutions}
        tools={tools}
        filters={municipality.field}
        isFiltered={filter.search.trim() !== '' || filter.municipality !== ''}
        mayAdd={mayAdd}
        offer={<DraftOffer form="instituicao.nova" onContinue={() => change({ form: 'new' })} />}
      >
        {(list) => (
          <TablePage
            {...list}
            label={texts.title}
            columns={columns}
            noun={texts.noun}
            sort={sort}
            onSort={(next) => {
              setSort(next);
              change({ page: 1 });
            }}
          >
            {(institution) => ({
              id: institution.id,
              name: institution.name,
              detail: institution.director ?? texts.none,
              cells: {
                name: institution.name,
                director: institution.director ?? texts.none,
                created_at: formatDay(institution.created_at),
                actions: (
                  <RowButtons
                    name={institution.name}
                    onEdit={mayEdit ? () => change({ form: institution.id }) : undefined}
                    onRemove={mayRemove ? () => setRemoving(institution) : undefined}
                  />
                ),
              },
            })}
          </TablePage>
        )}
      </ListScreen>
      {(editing || removing) && (
        <InstitutionDialogs
          editing={editing}
          removing={removing}
          onClose={() => {
            setRemoving(null);
            change({ form: null });
          }}
        />
      )}
    </>
  );
}
