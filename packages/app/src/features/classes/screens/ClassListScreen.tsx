import { classEndpoints, type SchoolClass, schoolYearEndpoints } from '@caderneta/contract';
import { Button, LinkButton, PageHeader } from '@caderneta/ui';
import { CalendarCheck, Plus } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useOwnInstitution } from '../../../lib/session/use-own-institution.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { CardPage } from '../../../parts/listing/CardPage.tsx';
import { NoRecords } from '../../../parts/listing/NoRecords.tsx';
import { RecordToolbar } from '../../../parts/listing/RecordToolbar.tsx';
import { useListTools } from '../../../parts/listing/use-list-tools.tsx';
import { classColumns } from '../class-table.ts';
import { fetchClasses, useClassPage, useClassYears, useInstitutions } from '../classes.api.ts';
import { classesCopy } from '../classes.copy.ts';
import { ClassCard } from '../components/ClassCard.tsx';
import { ClassFilterFields } from '../components/ClassFilterFields.tsx';
import { ClassDialogs } from './ClassDialogs.tsx';

const filterNames = { year: 'ano', institutionId: 'instituicao', search: 'busca' } as const;

/** Gerenciar Turmas: the classes within the user's scope, as cards. */
export default function ClassListScreen() {
  const may = useMay();
  const ownInstitution = useOwnInstitution();
  const [{ filters, page, form }, change] = useListAddress(filterNames);
  const search = useDebounced(filters.search);
  const wanted = { ...filters, search, institutionId: ownInstitution ?? filters.institutionId };
  const classes = useClassPage(wanted, page);
  const years = useClassYears();
  const institutions = useInstitutions();
  const [removing, setRemoving] = useState<SchoolClass | null>(null);
  const tools = useListTools({
    title: classesCopy.list.title,
    fileName: classesCopy.list.fileName,
    columns: classColumns,
    fetchRows: () => fetchClasses({ ...wanted, search: filters.search }),
  });

  const mayAdd = may(classEndpoints.create);
  const mayEdit = may(classEndpoints.update);
  const edited = mayEdit ? (classes.data?.find(({ id }) => id === form) ?? null) : null;
  const isFiltered =
    filters.year !== '' || search.trim() !== '' || (ownInstitution === null && filters.institutionId !== '');
  const add = mayAdd ? (
    <Button variant="primary" icon={<Plus />} onPress={() => change({ form: 'new' })}>
      {classesCopy.add}
    </Button>
  ) : undefined;

  return (
    <>
      <PageHeader
        title={classesCopy.title}
        subtitle={classesCopy.subtitle}
        actions={
          <>
            {may(schoolYearEndpoints.turnYear) && (
              <LinkButton href={paths.yearTurnover} icon={<CalendarCheck />}>
                {classesCopy.turnYear}
              </LinkButton>
            )}
            {add}
          </>
        }
      />
      <CardPage
        toolbar={
          <RecordToolbar
            texts={classesCopy.filters}
            search={filters.search}
            onSearch={(search) => change({ search })}
            filters={
              <ClassFilterFields
                years={years.data ?? []}
                institutions={institutions.rows ?? []}
                year={filters.year}
                institutionId={wanted.institutionId}
                isInstitutionFixed={ownInstitution !== null}
                onYear={(year) => change({ year })}
                onInstitution={(institutionId) => change({ institutionId })}
              />
            }
            reading={classes}
            tools={tools}
          />
        }
        reading={classes}
        failed={classesCopy.loadFailed}
        countText={classesCopy.count(classes.total)}
        page={page}
        onPage={(next) => change({ page: next })}
        empty={
          <NoRecords
            isFiltered={isFiltered}
            notFound={classesCopy.notFound}
            clear={classesCopy.filters.clear}
            onClear={() => change({ year: '', institutionId: '', search: '' })}
            empty={classesCopy.empty}
            add={add}
          />
        }
      >
        {(schoolClass) => (
          <ClassCard
            schoolClass={schoolClass}
            onEdit={mayEdit ? () => change({ form: schoolClass.id }) : undefined}
            onRemove={may(classEndpoints.remove) ? () => setRemoving(schoolClass) : undefined}
          />
        )}
      </CardPage>
      <ClassDialogs
        editing={form === 'new' && mayAdd ? 'new' : edited}
        removing={removing}
        institutions={institutions.rows}
        institutionsFailed={institutions.failure !== null}
        fixedInstitutionId={ownInstitution}
        onClose={() => {
          setRemoving(null);
          change({ form: null });
        }}
      />
      {tools.fallback}
    </>
  );
}
