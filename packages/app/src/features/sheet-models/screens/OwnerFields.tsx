import { Select } from '@caderneta/ui';
import { useOwnInstitution } from '../../../lib/session/use-own-institution.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { useMunicipalities, useSchools } from '../sheet-models.api.ts';
import { sheetModelsCopy } from '../sheet-models.copy.ts';

/** As a choice among schools. */
export const NETWORK = 'network';

/** Whose a new model is. */
export interface ModelOwner {
  readonly municipality_id: string;
  readonly institution_id: string | null;
}

/** What is chosen of it. */
export interface OwnerChoice {
  /** A school's id, or the whole network. */
  readonly schoolId: string;
  /** Empty where none is chosen. */
  readonly municipalityId: string;
}

/** Whose a new model is: the own school, or what is chosen, the whole network at first. */
export function useModelOwner(chosen: OwnerChoice, choose: (part: Partial<OwnerChoice>) => void) {
  const user = useUser();
  const ownSchool = useOwnInstitution();
  const schools = useSchools(ownSchool === null).rows ?? [];
  const municipalities = useMunicipalities(user.role === 'MASTER').rows ?? [];
  const { schoolId } = chosen;
  const [onlyOne] = municipalities;
  const municipalityId =
    user.role === 'MASTER'
      ? municipalities.length === 1
        ? (onlyOne?.id ?? '')
        : chosen.municipalityId
      : (user.profiles[0]?.municipality_id ?? '');
  const school = ownSchool ?? (schoolId === NETWORK ? null : schoolId);
  const owner: ModelOwner = { municipality_id: municipalityId, institution_id: school };
  return { owner, ownSchool, schools, schoolId, choose, municipalities, municipalityId };
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
          onChange={(id) => of.choose({ municipalityId: id, schoolId: NETWORK })}
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
        onChange={(id) => of.choose({ schoolId: id })}
      />
    </>
  );
}
