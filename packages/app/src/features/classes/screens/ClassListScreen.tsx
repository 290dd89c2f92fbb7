import { classEndpoints, type SchoolClass, schoolYearEndpoints } from '@caderneta/contract';
import { LinkButton, SegmentedControl } from '@caderneta/ui';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useOwnInstitution } from '../../../lib/session/use-own-institution.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { useInstitutions } from '../../../parts/class-pickers/class-pickers.api.ts';
import { DraftOffer } from '../../../parts/drafts/screens/DraftOffer.tsx';
import { lazyDialog } from '../../../parts/lazy/LazyPart.tsx';
import { CardPage } from '../../../parts/listing/CardPage.tsx';
import { ListScreen } from '../../../parts/listing/ListScreen.tsx';
import { useListTools } from '../../../parts/listing/use-list-tools.tsx';
import { classColumns } from '../class-table.ts';
import { fetchClasses, useClassPage, useClassYears } from '../classes.api.ts';
import { classesCopy } from '../classes.copy.ts';
import { ClassCard } from '../components/ClassCard.tsx';
import { ClassFilterFields, rollCallWords } from '../components/ClassFilterFields.tsx';

const ClassDialogs = lazyDialog(async () => (await import('./ClassDialogs.tsx')).ClassDialogs);

const filterNames = {
  year: 'ano',
  institutionId: 'instituicao',
  search: 'busca',
  reach: 'alcance',
  uncalled: 'chamada',
} as const;
/** In the address of who looks beyond the own classes. */
const SCHOOL = 'escola';
const OWN = 'own';

/** Gerenciar Turmas: the classes within the user's scope, as cards. */
export default function ClassListScreen() {
  const may = useMay();
  const ownInstitution = useOwnInstitution();
  const address = useListAddress(filterNames);
  const [{ filters, page, form }, change] = address;
  const search = useDebounced(filters.search);
  const isTeacher = useUser().role === 'TEACHER';
  const isOwn = isTeacher && filters.reach !== SCHOOL;
  const wanted = { ...filters, search, isOwn, institutionId: ownInstitution ?? filters.institutionId };
  const classes = useClassPage(wanted, page);
  const years = useClassYears();
  const institutions = useInstitutions();
  const [removing, setRemoving] = useState<SchoolClass | null>(null);
  const tools = useListTools({
    title: classesCopy.list.title,
    fileName: classesCopy.list.fileName,
    columns: classColumns,
    shown: {
      year: filters.year,
      institution: institutions.rows?.find(({ id }) => id === wanted.institutionId)?.name,
      class: isOwn ? classesCopy.reach.own : undefined,
      rollCall: rollCallWords(filters.uncalled),
      search: filters.search,
    },
    fetchRows: () => fetchClasses({ ...wanted, search: filters.search }),
  });

  const mayAdd = may(classEndpoints.create);
  const mayEdit = may(classEndpoints.update);
  const edited = mayEdit ? (classes.data?.find(({ id }) => id === form) ?? null) : null;
  const editing = form === 'new' && mayAdd ? 'new' : edited;
  const isFiltered =
    filters.year !== '' ||
    filters.uncalled !== '' ||
    search.trim() !== '' ||
    (ownInstitution === null && filters.institutionId !== '');

  return (
    <>
      <ListScreen
        texts={isOwn ? { ...classesCopy, empty: classesCopy.noneAssigned } : classesCopy}
        address={address}
        reading={classes}
        tools={tools}
        filters={
          <ClassFilterFields
            years={years.data ?? []}
            institutions={institutions.rows ?? []}
            year={filters.year}
            institutionId={wanted.institutionId}
            isInstitutionFixed={ownInstitution !== null}
            onYear={(year) => change({ year })}
            onInstitution={(institutionId) => change({ institutionId })}
            uncalled={filters.uncalled}
            onUncalled={(uncalled) => change({ uncalled })}
          />
        }
        isFiltered={isFiltered}
        mayAdd={mayAdd}
        offer={<DraftOffer form="turma.nova" onContinue={() => change({ form: 'new' })} />}
        actions={
          isTeacher ? (
            <SegmentedControl
              hideLabel
              label={classesCopy.reach.label}
              items={[
                { id: OWN, label: classesCopy.reach.own },
                { id: SCHOOL, label: classesCopy.reach.school },
              ]}
              selectedId={isOwn ? OWN : SCHOOL}
              onChange={(id) => change({ reach: id === SCHOOL ? SCHOOL : '' })}
            />
          ) : (
            may(schoolYearEndpoints.turnYear) && (
              <LinkButton href={paths.yearTurnover} icon={<CalendarCheck />}>
                {classesCopy.turnYear}
              </LinkButton>
            )
          )
        }
      >
        {(list) => (
          <CardPage {...list} countText={classesCopy.count(classes.total)}>
            {(schoolClass) => (
              <ClassCard
                schoolClass={schoolClass}
                onEdit={mayEdit ? () => change({ form: schoolClass.id }) : undefined}
                onRemove={may(classEndpoints.remove) ? () => setRemoving(schoolClass) : undefined}
              />
            )}
          </CardPage>
        )}
      </ListScreen>
      {(editing || removing) && (
        <ClassDialogs
          editing={editing}
          removing={removing}
          institutions={institutions.rows}
          institutionsFailed={institutions.failure !== null}
          fixedInstitutionId={ownInstitution}
          onClose={() => {
            setRemoving(null);
            change({ form: null });
          }}
        />
      )}
    </>
  );
}
