import { type Access, type Municipality, municipalityEndpoints, type Permission } from '@caderneta/contract';
import { useState } from 'react';
import { paths, withQuery } from '../../../lib/paths.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { DraftOffer } from '../../../parts/drafts/screens/DraftOffer.tsx';
import { lazyDialog } from '../../../parts/lazy/LazyPart.tsx';
import { CardPage } from '../../../parts/listing/CardPage.tsx';
import { ListScreen } from '../../../parts/listing/ListScreen.tsx';
import { useListTools } from '../../../parts/listing/use-list-tools.tsx';
import { MunicipalityCard } from '../components/MunicipalityCard.tsx';
import { fetchMunicipalities, useMunicipalityPage } from '../municipalities.api.ts';
import { municipalitiesCopy as texts } from '../municipalities.copy.ts';
import { municipalityColumns } from '../municipality-table.ts';

const MunicipalityDialogs = lazyDialog(async () => (await import('./MunicipalityDialogs.tsx')).MunicipalityDialogs);

const filterNames = { search: 'busca' } as const;
/** Reading a card whole is a permission of its own, narrower than the call's. */
const details: { access: Access } = {
  access: { roles: ['MASTER', 'MUNICIPALITY'], anyOf: ['details_municipality'] },
};

/** Municípios: those within the user's scope, as cards. */
export default function MunicipalitiesScreen() {
  const may = useMay();
  const { permissions } = useUser();
  const address = useListAddress(filterNames);
  const [{ filters, page, form }, change] = address;
  const search = useDebounced(filters.search);
  const municipalities = useMunicipalityPage(search, page);
  const [shown, setShown] = useState<Municipality | null>(null);
  const [removing, setRemoving] = useState<Municipality | null>(null);
  const tools = useListTools({
    title: texts.title,
    fileName: texts.fileName,
    columns: municipalityColumns,
    shown: { search: filters.search },
    fetchRows: () => fetchMunicipalities(filters.search),
  });

  const leads = (permission: Permission, path: string, query: Readonly<Record<string, string>>) =>
    permissions.includes(permission) ? withQuery(path, query) : undefined;
  const linksOf = (municipio: string) => ({
    institutions: leads('view_institution', paths.institutions, { municipio }),
    students: leads('view_users', paths.users, { perfil: 'STUDENT', municipio }),
    teachers: leads('view_users', paths.users, { perfil: 'TEACHER', municipio }),
  });
  const mayAdd = may(municipalityEndpoints.create);
  const mayEdit = may(municipalityEndpoints.update);
  const edited = mayEdit ? (municipalities.data?.find(({ id }) => id === form) ?? null) : null;
  const editing = form === 'new' && mayAdd ? 'new' : edited;

  return (
    <>
      <ListScreen
        texts={texts}
        address={address}
        reading={municipalities}
        tools={tools}
        isFiltered={search.trim() !== ''}
        mayAdd={mayAdd}
        offer={<DraftOffer form="municipio.novo" onContinue={() => change({ form: 'new' })} />}
      >
        {(list) => (
          <CardPage {...list} countText={texts.count(municipalities.total)}>
            {(municipality) => (
              <MunicipalityCard
                municipality={municipality}
                links={linksOf(municipality.id)}
                onDetails={may(details) ? () => setShown(municipality) : undefined}
                onEdit={mayEdit ? () => change({ form: municipality.id }) : undefined}
                onRemove={may(municipalityEndpoints.remove) ? () => setRemoving(municipality) : undefined}
              />
            )}
          </CardPage>
        )}
      </ListScreen>
      {(editing || shown || removing) && (
        <MunicipalityDialogs
          editing={editing}
          shown={shown}
          removing={removing}
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
