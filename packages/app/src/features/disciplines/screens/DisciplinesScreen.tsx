import { type Discipline, disciplineEndpoints, type ExportColumn } from '@caderneta/contract';
import { phone, Select, useMediaQuery } from '@caderneta/ui';
import { useState } from 'react';
import { useOwnInstitution } from '../../../lib/session/use-own-institution.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { useInstitutions } from '../../../parts/class-pickers/class-pickers.api.ts';
import { DraftOffer } from '../../../parts/drafts/screens/DraftOffer.tsx';
import { lazyDialog } from '../../../parts/lazy/LazyPart.tsx';
import { ListScreen } from '../../../parts/listing/ListScreen.tsx';
import { RowButtons } from '../../../parts/listing/RowButtons.tsx';
import { TablePage } from '../../../parts/listing/TablePage.tsx';
import { useListTools } from '../../../parts/listing/use-list-tools.tsx';
import { fetchDisciplines, useDisciplinePage } from '../disciplines.api.ts';
import { disciplinesCopy as texts } from '../disciplines.copy.ts';

const DisciplineDialogs = lazyDialog(async () => (await import('./DisciplineDialogs.tsx')).DisciplineDialogs);

const filterNames = { search: 'busca', institutionId: 'instituicao' } as const;
const ALL = 'all';
const columns = [
  { id: 'name', label: texts.columns.name, isRowHeader: true },
  { id: 'institution', label: texts.columns.institution, narrow: 'none' },
  { id: 'actions', label: texts.columns.actions, align: 'end', narrow: 'end' },
] as const;

/** The columns of the list on paper and in a file. */
const exportColumns: readonly ExportColumn<Discipline>[] = [
  { header: texts.columns.name, value: ({ name }) => name },
  { header: texts.columns.institution, value: ({ institution }) => institution.name },
];

/** Disciplinas: those of the institutions within the user's scope. */
export default function DisciplinesScreen() {
  const may = useMay();
  const isPhone = useMediaQuery(phone);
  const ownInstitution = useOwnInstitution();
  const address = useListAddress(filterNames);
  const [{ filters, page, form }, change] = address;
  const filter = { search: useDebounced(filters.search), institutionId: ownInstitution ?? filters.institutionId };
  const disciplines = useDisciplinePage(filter, page);
  const institutions = useInstitutions();
  const [shown, setShown] = useState<Discipline | null>(null);
  const [removing, setRemoving] = useState<Discipline | null>(null);
  const tools = useListTools({
    title: texts.title,
    fileName: texts.fileName,
    columns: exportColumns,
    shown: {
      search: filters.search,
      institution: institutions.rows?.find(({ id }) => id === filter.institutionId)?.name,
    },
    fetchRows: () => fetchDisciplines({ ...filter, search: filters.search }),
  });

  const mayAdd = may(disciplineEndpoints.create);
  const mayEdit = may(disciplineEndpoints.update);
  const mayRemove = may(disciplineEndpoints.remove);
  const edited = mayEdit ? (disciplines.data?.find(({ id }) => id === form) ?? null) : null;
  const editing = form === 'new' && mayAdd ? 'new' : edited;
  const isFiltered = filter.search.trim() !== '' || (ownInstitution === null && filters.institutionId !== '');

  return (
    <>
      <ListScreen
        texts={texts}
        address={address}
        reading={disciplines}
        tools={tools}
        filters={
          <Select
            hideLabel={!isPhone}
            label={texts.institution}
            items={[
              { id: ALL, label: texts.allInstitutions },
              ...(institutions.rows ?? []).map(({ id, name }) => ({ id, label: name })),
            ]}
            selectedId={filter.institutionId || ALL}
            onChange={(id) => change({ institutionId: id === ALL ? '' : id })}
            isDisabled={ownInstitution !== null}
          />
        }
        isFiltered={isFiltered}
        mayAdd={mayAdd}
        offer={<DraftOffer form="disciplina.nova" onContinue={() => change({ form: 'new' })} />}
      >
        {(list) => (
          <TablePage {...list} label={texts.title} columns={columns} noun={texts.noun}>
            {(discipline) => ({
              id: discipline.id,
              name: discipline.name,
              detail: discipline.institution.name,
              cells: {
                name: discipline.name,
                institution: discipline.institution.name,
                actions: (
                  <RowButtons
                    name={discipline.name}
                    onDetails={may(disciplineEndpoints.details) ? () => setShown(discipline) : undefined}
                    onEdit={mayEdit ? () => change({ form: discipline.id }) : undefined}
                    onRemove={mayRemove ? () => setRemoving(discipline) : undefined}
                  />
                ),
              },
            })}
          </TablePage>
        )}
      </ListScreen>
      {(editing || shown || removing) && (
        <DisciplineDialogs
          editing={editing}
          shown={shown}
          removing={removing}
          institutions={institutions.rows}
          institutionsFailed={institutions.failure !== null}
          ownInstitution={ownInstitution}
          onClose={() => {
            setShown(null);
            setRemoving(null);
            change({ form: null });
          }}
        />
      )}
    </>
  );
}
