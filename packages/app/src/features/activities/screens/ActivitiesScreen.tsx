import { assessmentEndpoints } from '@caderneta/contract';
import { Button, PageHeader, phone, useMediaQuery } from '@caderneta/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useOwnInstitution } from '../../../lib/session/use-own-institution.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { noChoice } from '../../../parts/assessments/class-choice.ts';
import { useClassLists } from '../../../parts/assessments/use-class-lists.ts';
import { CardPage } from '../../../parts/listing/CardPage.tsx';
import { NoRecords } from '../../../parts/listing/NoRecords.tsx';
import { RecordToolbar } from '../../../parts/listing/RecordToolbar.tsx';
import { useListTools } from '../../../parts/listing/use-list-tools.tsx';
import { fetchActivities, useActivityPage } from '../activities.api.ts';
import { activitiesCopy as texts } from '../activities.copy.ts';
import { activityExport } from '../activity-table.ts';
import { ActivityCard } from '../components/ActivityCard.tsx';
import { ActivityFilters } from '../components/ActivityFilters.tsx';
import { ActivityDialogs, type OpenActivity } from './ActivityDialogs.tsx';

const filterNames = {
  search: 'busca',
  municipalityId: 'municipio',
  institutionId: 'instituicao',
  classId: 'turma',
} as const;

/** Gestão de Avaliações: the assessments within the user's scope, as cards. */
export default function ActivitiesScreen() {
  const may = useMay();
  const isPhone = useMediaQuery(phone);
  const ownInstitution = useOwnInstitution();
  const [{ filters, page, form }, change] = useListAddress(filterNames);
  const wanted = { ...filters, institutionId: ownInstitution ?? filters.institutionId };
  const activities = useActivityPage({ ...wanted, search: useDebounced(filters.search) }, page);
  const lists = useClassLists(filters);
  const [open, setOpen] = useState<OpenActivity | null>(null);
  const tools = useListTools({
    title: texts.title,
    fileName: texts.fileName,
    columns: activityExport,
    fetchRows: () => fetchActivities(wanted),
  });

  const mayAdd = may(assessmentEndpoints.create);
  const edited = activities.data?.find(({ id, can_write }) => id === form && can_write) ?? null;
  const isFiltered = Object.values(filters).some((value) => value.trim() !== '');
  const add = mayAdd ? (
    <Button variant="primary" icon={<Plus />} onPress={() => change({ form: 'new' })}>
      {texts.add}
    </Button>
  ) : undefined;

  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} actions={add} />
      <CardPage
        toolbar={
          <RecordToolbar
            texts={texts}
            search={filters.search}
            onSearch={(search) => change({ search })}
            filters={<ActivityFilters lists={lists} choice={filters} hideLabel={!isPhone} onChange={change} />}
            reading={activities}
            tools={tools}
          />
        }
        reading={activities}
        failed={texts.loadFailed}
        countText={texts.count(activities.total)}
        page={page}
        onPage={(next) => change({ page: next })}
        empty={
          <NoRecords
            isFiltered={isFiltered}
            notFound={texts.notFound}
            clear={texts.filters.clear}
            onClear={() => change({ ...noChoice, search: '' })}
            empty={texts.empty}
            add={add}
          />
        }
      >
        {(assessment) => (
          <ActivityCard
            assessment={assessment}
            onOpen={() => setOpen({ act: 'open', assessment })}
            onEdit={assessment.can_write ? () => change({ form: assessment.id }) : undefined}
            onRemove={assessment.can_write ? () => setOpen({ act: 'remove', assessment }) : undefined}
          />
        )}
      </CardPage>
      <ActivityDialogs
        editing={form === 'new' && mayAdd ? 'new' : edited}
        open={open}
        onOpen={setOpen}
        onClose={() => {
          setOpen(null);
          change({ form: null });
        }}
      />
      {tools.fallback}
    </>
  );
}
