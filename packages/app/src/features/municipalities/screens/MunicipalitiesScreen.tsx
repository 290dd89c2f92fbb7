import { type Access, type Municipality, municipalityEndpoints } from '@caderneta/contract';
import { Button, PageHeader } from '@caderneta/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { CardPage } from '../../../parts/listing/CardPage.tsx';
import { NoRecords } from '../../../parts/listing/NoRecords.tsx';
import { RecordToolbar } from '../../../parts/listing/RecordToolbar.tsx';
import { useListTools } from '../../../parts/listing/use-list-tools.tsx';
import { MunicipalityCard } from '../components/MunicipalityCard.tsx';
import { fetchMunicipalities, useMunicipalityPage } from '../municipalities.api.ts';
import { municipalitiesCopy as texts } from '../municipalities.copy.ts';
import { municipalityColumns } from '../municipality-table.ts';
import { MunicipalityDialogs } from './MunicipalityDialogs.tsx';

const filterNames = { search: 'busca' } as const;
/** Reading a card whole is a permission of its own, narrower than the call's. */
const details: { access: Access } = {
  access: { roles: ['MASTER', 'MUNICIPALITY'], anyOf: ['details_municipality'] },
};

/** Municípios: those within the user's scope, as cards. */
export default function MunicipalitiesScreen() {
  const may = useMay();
  const [{ filters, page, form }, change] = useListAddress(filterNames);
  const search = useDebounced(filters.search);
  const municipalities = useMunicipalityPage(search, page);
  const [shown, setShown] = useState<Municipality | null>(null);
  const [removing, setRemoving] = useState<Municipality | null>(null);
  const tools = useListTools({
    title: texts.title,
    fileName: texts.fileName,
    columns: municipalityColumns,
    fetchRows: () => fetchMunicipalities(filters.search),
  });

  const mayAdd = may(municipalityEndpoints.create);
  const mayEdit = may(municipalityEndpoints.update);
  const edited = mayEdit ? (municipalities.data?.find(({ id }) => id === form) ?? null) : null;
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
            reading={municipalities}
            tools={tools}
          />
        }
        reading={municipalities}
        failed={texts.loadFailed}
        countText={texts.count(municipalities.total)}
        page={page}
        onPage={(next) => change({ page: next })}
        empty={
          <NoRecords
            isFiltered={search.trim() !== ''}
            notFound={texts.notFound}
            clear={texts.clear}
            onClear={() => change({ search: '' })}
            empty={texts.empty}
            add={add}
          />
        }
      >
        {(municipality) => (
          <MunicipalityCard
            municipality={municipality}
            onDetails={may(details) ? () => setShown(municipality) : undefined}
            onEdit={mayEdit ? () => change({ form: municipality.id }) : undefined}
            onRemove={may(municipalityEndpoints.remove) ? () => setRemoving(municipality) : undefined}
          />
        )}
      </CardPage>
      <MunicipalityDialogs
        editing={form === 'new' && mayAdd ? 'new' : edited}
        shown={shown}
        removing={removing}
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
