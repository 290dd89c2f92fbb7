import { institutionEndpoints, skillMapEndpoints } from '@caderneta/contract';
import { Card, ComboBox, EmptyState, PageHeader, Skeleton, Stack } from '@caderneta/ui';
import type { ReactNode } from 'react';
import { useEvery } from '../../../lib/api/use-every.ts';
import { yearOf } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { MunicipalityChooser } from '../../../parts/managed-municipality/MunicipalityChooser.tsx';
import { useManagedMunicipality } from '../../../parts/managed-municipality/use-managed-municipality.ts';
import { OrgUnitSkillMap } from '../../../parts/skill-map/screens/OrgUnitSkillMap.tsx';
import * as styles from '../../../parts/skill-map/skill-map.css.ts';
import { skillMapsCopy as texts } from '../skill-maps.copy.ts';

const names = {
  municipality: 'municipio',
  institution: 'instituicao',
  year: 'ano',
  component: 'componente',
  grade: 'escolaridade',
} as const;
type Address = ReturnType<typeof useListAddress<keyof typeof names>>;

/** The map, its choices kept in the address. */
function AddressedMap({
  kind,
  id,
  address: [{ filters }, change],
  chooser,
}: {
  kind: keyof typeof skillMapEndpoints;
  id: string;
  address: Address;
  chooser?: ReactNode;
}) {
  const lastYear = yearOf(new Date());
  const { year, component, grade } = filters;
  return (
    <Card>
      <OrgUnitSkillMap
        kind={kind}
        id={id}
        lastYear={lastYear}
        choice={{ year: year || String(lastYear), component, grade }}
        onChange={change}
        chooser={chooser}
      />
    </Card>
  );
}

/** Schools of a network by skills, or classes of one of its schools. */
function NetworkMaps() {
  const address = useListAddress(names);
  const [{ filters }, change] = address;
  const municipality = useManagedMunicipality();
  const id = municipality.own ?? (filters.municipality || null);
  const schools = useEvery(institutionEndpoints.list, id === null ? null : { query: { municipality_id: id } });
  const chooser = (
    <>
      {!municipality.isFixed && (
        <MunicipalityChooser
          of={municipality}
          selectedId={id}
          onChange={(next) => change({ municipality: next ?? '', institution: '', component: '', grade: '' })}
        />
      )}
      <ComboBox
        label={texts.institution}
        placeholder={texts.wholeNetwork}
        items={(schools.rows ?? []).map((school) => ({ id: school.id, label: school.name }))}
        selectedId={filters.institution || null}
        onChange={(next) => change({ institution: next ?? '', component: '', grade: '' })}
        isDisabled={id === null}
        isLoading={id !== null && schools.isLoading}
        errorMessage={schools.failure ? texts.institutionsFailed : undefined}
      />
    </>
  );
  if (id !== null) {
    return (
      <AddressedMap
        kind={filters.institution === '' ? 'ofMunicipality' : 'ofInstitution'}
        id={filters.institution || id}
        address={address}
        chooser={chooser}
      />
    );
  }
  return (
    <Stack>
      <Card className={styles.choices}>{chooser}</Card>
      {municipality.list.isLoading ? (
        <Skeleton rows={8} />
      ) : (
        <EmptyState title={texts.choose} message={texts.chooseHint} />
      )}
    </Stack>
  );
}

/** The classes of one's own school by skills. */
function SchoolMap({ id }: { id: string }) {
  return <AddressedMap kind="ofInstitution" id={id} address={useListAddress(names)} />;
}

/** Mapa de habilidades: what schools, or the classes of one, did by skill in a year. */
export default function SkillMapsScreen() {
  const may = useMay();
  const { role, profiles } = useUser();
  const ownInstitution = profiles[0]?.institution_id ?? null;
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        backHref={role === 'TEACHER' ? paths.classes : paths.reports}
      />
      {may(skillMapEndpoints.ofMunicipality) ? (
        <NetworkMaps />
      ) : (
        ownInstitution !== null && <SchoolMap id={ownInstitution} />
      )}
    </>
  );
}
