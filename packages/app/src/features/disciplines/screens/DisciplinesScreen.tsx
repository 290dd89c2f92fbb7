import { type Discipline, disciplineEndpoints, type ExportColumn } from '@caderneta/contract';
import { Button, PageHeader, phone, Select, useMediaQuery } from '@caderneta/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useOwnInstitution } from '../../../lib/session/use-own-institution.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { rowLabels } from '../../../parts/listing/listing.copy.ts';
import { NoRecords } from '../../../parts/listing/NoRecords.tsx';
import { RecordToolbar } from '../../../parts/listing/RecordToolbar.tsx';
import { RowButtons } from '../../../parts/listing/RowButtons.tsx';
import { TablePage } from '../../../parts/listing/TablePage.tsx';
import { useListTools } from '../../../parts/listing/use-list-tools.tsx';
import { fetchDisciplines, useDisciplinePage, useInstitutions } from '../disciplines.api.ts';
import { disciplinesCopy as texts } from '../disciplines.copy.ts';
import { DisciplineDialogs } from './DisciplineDialogs.tsx';

const filterNames = { search: 'busca', institutionId: 'instituicao' } as const;
const ALL = 'all';
const columns = [
  { id: 'name', label: texts.columns.name, isRowHeader: true },
  { id: 'institution', label: texts.columns.institution },
  { id: 'actions', label: texts.columns.actions, align: 'end' },
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
  const [{ filters, page, form }, change] = useListAddress(filterNames);
  const filter = { search: useDebounced(filters.search), institutionId: ownInstitution ?? filters.institutionId };
  const disciplines = useDisciplinePage(filter, page);
  const institutions = useInstitutions();
  const [shown, setShown] = useState<Discipline | null>(null);
  const [removing, setRemoving] = useState<Discipline | null>(null);
  const tools = useListTools({
    title: texts.title,
    fileName: texts.fileName,
    columns: exportColumns,
    fetchRows: () => fetchDisciplines({ ...filter, search: filters.search }),
  });

  const mayAdd = may(disciplineEndpoints.create);
  const mayEdit = may(disciplineEndpoints.update);
  const mayRemove = may(disciplineEndpoints.remove);
  const edited = mayEdit ? (disciplines.data?.find(({ id }) => id === form) ?? null) : null;
  const isFiltered = filter.search.trim() !== '' || (ownInstitution === null && filters.institutionId !== '');
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
        reading={disciplines}
        failed={texts.loadFailed}
        noun={texts.noun}
        page={page}
        onPage={(next) => change({ page: next })}
        toolbar={
          <RecordToolbar
            texts={texts}
            search={filters.search}
            onSearch={(search) => change({ search })}
            filters={
              <Select
                hideLabel={!isPhone}
                label={texts.institution}
                items={[
                  { id: ALL, label: `${texts.institution}: ${texts.allInstitutions}` },
                  ...(institutions.rows ?? []).map(({ id, name }) => ({ id, label: name })),
                ]}
                selectedId={filter.institutionId || ALL}
                onChange={(id) => change({ institutionId: id === ALL ? '' : id })}
                isDisabled={ownInstitution !== null}
              />
            }
            reading={disciplines}
            tools={tools}
          />
        }
        empty={
          <NoRecords
            isFiltered={isFiltered}
            notFound={texts.notFound}
            clear={texts.clear}
            onClear={() => change({ search: '', institutionId: '' })}
            empty={texts.empty}
            add={add}
          />
        }
      >
        {(discipline) => ({
          id: discipline.id,
          name: discipline.name,
          cells: {
            name: discipline.name,
            institution: discipline.institution.name,
            actions: (
              <RowButtons
                labels={rowLabels}
                name={discipline.name}
                onDetails={may(disciplineEndpoints.details) ? () => setShown(discipline) : undefined}
                onEdit={mayEdit ? () => change({ form: discipline.id }) : undefined}
                onRemove={mayRemove ? () => setRemoving(discipline) : undefined}
              />
            ),
          },
        })}
      </TablePage>
      <DisciplineDialogs
        editing={form === 'new' && mayAdd ? 'new' : edited}
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
      {tools.fallback}
    </>
  );
}
