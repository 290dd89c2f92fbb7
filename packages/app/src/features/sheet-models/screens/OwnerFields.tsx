import { Select } from '@caderneta/ui';
import { useState } from 'react';
import { useOwnInstitution } from '../../../lib/session/use-own-institution.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { useMunicipalities, useSchools } from '../sheet-models.api.ts';
import { sheetModelsCopy } from '../sheet-models.copy.ts';

const NETWORK = 'network';

/** Whose a new model is. */
export interface ModelOwner {
  readonly municipality_id: string;
  readonly institution_id: string | null;
}

/** Whose a new model is: the own school, or what is chosen, the whole network at first. */
export function useModelOwner() {
  const user = useUser();
  const ownSchool = useOwnInstitution();
  const schools = useSchools(ownSchool === null).rows ?? [];
  const municipalities = useMunicipalities(user.role === 'MASTER').rows ?? [];
  const [schoolId, setSchool] = useState<string>(NETWORK);
  const [chosen, setMunicipality] = useState('');
  const [onlyOne] = municipalities;
  const municipalityId =
    user.role === 'MASTER'
      ? municipalities.length === 1
        ? (onlyOne?.id ?? '')
        : chosen
      : (user.profiles[0]?.municipality_id ?? '');
  const school = ownSchool ?? (schoolId === NETWORK ? null : schoolId);
  const owner: ModelOwner = { municipality_id: municipalityId, institution_id: school };
  return { owner, ownSchool, schools, schoolId, setSchool, municipalities, municipalityId, setMunicipality };
}

/** Asks whose a new model is; within one school nothing. */
export function OwnerFields({ of }: { of: ReturnType<typeof useModelOwner> }) {
  const texts = sheetModelsCopy.editor;
  const { ownSchool, schools, schoolId, municipalities, municipalityId } = of;
  if (ownSchool !== null) return null;
  const inReach = schools.filter(({ municipality_id }) => municipality_id === municipalityId);
  return (
    <>
      {municipalities.length > 1 && (
        <Select
          isRequired
          label={texts.municipality}
          items={municipalities.map(({ id, name }) => ({ id, label: name }))}
          selectedId={municipalityId || null}
          onChange={(id) => {
            of.setMunicipality(id);
            of.setSchool(NETWORK);
          }}
        />
      )}
      <Select
        isRequired
        label={texts.owner}
        items={[
          { id: NETWORK, label: sheetModelsCopy.wholeNetwork },
          ...inReach.map(({ id, name }) => ({ id, label: name })),
        ]}
        selectedId={schoolId}
        onChange={of.setSchool}
      />
    </>
  );
}
