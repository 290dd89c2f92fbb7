import { assessmentEndpoints } from '@caderneta/contract';
import { phone, useMediaQuery } from '@caderneta/ui';
import { useState } from 'react';
import { useOwnInstitution } from '../../../lib/session/use-own-institution.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { useClassLists } from '../../../parts/assessments/use-class-lists.ts';
import { DraftOffer } from '../../../parts/drafts/screens/DraftOffer.tsx';
import { CardPage } from '../../../parts/listing/CardPage.tsx';
import { ListScreen } from '../../../parts/listing/ListScreen.tsx';
import { useListTools } from '../../../parts/listing/use-list-tools.tsx';
import { fetchActivities, useActivityPage } from '../activities.api.ts';
import { activitiesCopy as texts } from '../activities.copy.ts';
import { IN_REVIEW } from '../activity-states.ts';
import { activityExport } from '../activity-table.ts';
import { ActivityCard } from '../components/ActivityCard.tsx';
import { ActivityFilters } from '../components/ActivityFilters.tsx';
import { ActivityDialogs, type OpenActivity } from './ActivityDialogs.tsx';

const filterNames = {
  search: 'busca',
  municipalityId: 'municipio',
  institutionId: 'instituicao',
  classId: 'turma',
  state: 'situacao',
} as const;

/** Gestão de Avaliações: the assessments within the user's scope, as cards. */
export default function ActivitiesScreen() {
  const may = useMay();
  const isPhone = useMediaQuery(phone);
  const ownInstitution = useOwnInstitution();
  const address = useListAddress(filterNames);
  const [{ filters, page, form }, change] = address;
  const wanted = { ...filters, institutionId: ownInstitution ?? filters.institutionId };
  const activities = useActivityPage({ ...wanted, search: useDebounced(filters.search) }, page);
  const lists = useClassLists(filters);
  const [open, setOpen] = useState<OpenActivity | null>(null);
  const tools = useListTools({
    title: texts.title,
    fileName: texts.fileName,
    columns: activityExport,
    shown: {
      search: filters.search,
      municipality: lists.municipalities.items.find(({ id }) => id === wanted.municipalityId)?.label,
      institution: lists.institutions?.items.find(({ id }) => id === wanted.institutionId)?.label,
      class: lists.classes?.items.find(({ id }) => id === wanted.classId)?.label,
      state: filters.state === IN_REVIEW ? texts.filters.inReview : undefined,
    },
    fetchRows: () => fetchActivities(wanted),
  });

  const mayAdd = may(assessmentEndpoints.create);
  const edited = activities.data?.find(({ id, can_write }) => id === form && can_write) ?? null;
  const isFiltered = Object.values(filters).some((value) => value.trim() !== '');

  return (
    <>
      <ListScreen
        texts={texts}
        address={address}
        reading={activities}
        tools={tools}
        filters={
          <ActivityFilters
            lists={lists}
            choice={filters}
            hideLabel={!isPhone}
            onChange={change}
            state={filters.state}
            onState={(state) => change({ state })}
          />
        }
        isFiltered={isFiltered}
        mayAdd={mayAdd}
        offer={<DraftOffer form="avaliacao.nova." onContinue={() => change({ form: 'new' })} />}
      >
        {(list) => (
          <CardPage {...list} countText={texts.count(activities.total)}>
            {(assessment) => (
              <ActivityCard
                assessment={assessment}
                canPost={may(assessmentEndpoints.postGrades)}
                onOpen={() => setOpen({ act: 'open', assessment })}
                onEdit={assessment.can_write ? () => change({ form: assessment.id }) : undefined}
                onRemove={assessment.can_write ? () => setOpen({ act: 'remove', assessment }) : undefined}
              />
            )}
          </CardPage>
        )}
      </ListScreen>
      <ActivityDialogs
        editing={form === 'new' && mayAdd ? 'new' : edited}
        open={open}
        onOpen={setOpen}
        onClose={() => {
          setOpen(null);
          change({ form: null });
        }}
      />
    </>
  );
}
