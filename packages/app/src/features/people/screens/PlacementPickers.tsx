import { classEndpoints, institutionEndpoints, municipalityEndpoints } from '@caderneta/contract';
import { ComboBox, showToast } from '@caderneta/ui';
import { useEffect } from 'react';
import { useEvery } from '../../../lib/api/use-every.ts';
import type { FieldErrors } from '../../../lib/forms/field-errors.ts';
import { ClassField, InstitutionField, RetryLists } from '../../../parts/class-pickers/ClassPickers.tsx';
import { classPickersCopy } from '../../../parts/class-pickers/class-pickers.copy.ts';
import { useOnlyChoice } from '../../../parts/class-pickers/use-only-choice.ts';
import { peopleCopy } from '../people.copy.ts';
import { type Pickers, type Placement, withInstitution, withMunicipality } from '../user-placement.ts';

const texts = peopleCopy.form;

/** The lists behind the pickers, with why one is missing, by field. */
export function usePlacementLists(pickers: Pickers, { municipalityId, institutionId }: Placement) {
  const municipalities = useEvery(municipalityEndpoints.list, pickers.municipality ? {} : null);
  const wantsInstitutions = pickers.institution === 'open' || pickers.institution === 'fixed';
  const within = pickers.municipality && municipalityId ? { municipality_id: municipalityId } : {};
  const institutions = useEvery(institutionEndpoints.list, wantsInstitutions ? { query: within } : null);
  const wantsClasses = pickers.schoolClass === 'open' && institutionId !== null;
  const classes = useEvery(classEndpoints.list, wantsClasses ? { query: { institution_id: institutionId } } : null);
  useFailureToast(institutions.failure !== null, classPickersCopy.institutionsFailed);
  useFailureToast(classes.failure !== null, classPickersCopy.classesFailed);
  const failed: FieldErrors = {
    ...(municipalities.failure ? { 'profile.municipality_id': texts.municipalitiesFailed } : {}),
    ...(institutions.failure ? { 'profile.institution_id': classPickersCopy.institutionsFailed } : {}),
    ...(classes.failure ? { 'profile.class_id': classPickersCopy.classesFailed } : {}),
  };
  return { municipalities, institutions, classes, failed };
}

function useFailureToast(hasFailed: boolean, message: string) {
  useEffect(() => {
    if (hasFailed) showToast({ tone: 'error', message });
  }, [hasFailed, message]);
}

export interface PlacementPickersProps {
  pickers: Pickers;
  /** Nobody is without a school and a class here. */
  isRequired?: boolean;
  value: Placement;
  onChange: (next: Placement) => void;
  /** A choice that has one possibility is made. */
  onOnlyChoice: (next: Placement) => void;
  lists: ReturnType<typeof usePlacementLists>;
  errors: FieldErrors;
}

/** Município, Instituição, Turma: those that the role asks for, each waiting for the one before. */
export function PlacementPickers({
  pickers,
  isRequired = false,
  value,
  onChange,
  onOnlyChoice,
  lists,
  errors,
}: PlacementPickersProps) {
  const { municipalities, institutions, classes, failed } = lists;
  useOnlyChoice(pickers.municipality ? municipalities.rows : undefined, value.municipalityId, (id) =>
    onOnlyChoice(withMunicipality(value, id)),
  );
  useOnlyChoice(pickers.institution === 'open' ? institutions.rows : undefined, value.institutionId, (id) =>
    onOnlyChoice(withInstitution(value, id)),
  );
  useOnlyChoice(pickers.schoolClass === 'open' ? classes.rows : undefined, value.classId, (classId) =>
    onOnlyChoice({ ...value, classId }),
  );
  return (
    <>
      {pickers.municipality && (
        <ComboBox
          name="profile.municipality_id"
          label={texts.municipality}
          placeholder={classPickersCopy.choose}
          items={(municipalities.rows ?? []).map(({ id, name, state }) => ({
            id,
            label: state ? `${name}/${state}` : name,
          }))}
          isLoading={municipalities.isLoading}
          selectedId={value.municipalityId}
          onChange={(id) => onChange(withMunicipality(value, id))}
          errorMessage={failed['profile.municipality_id'] ?? errors['profile.municipality_id']}
        />
      )}
      {pickers.institution !== 'hidden' && (
        <InstitutionField
          isRequired={isRequired}
          name="profile.institution_id"
          institutions={institutions}
          isDisabled={pickers.institution !== 'open'}
          description={
            pickers.institution === 'waiting'
              ? texts.municipalityFirst
              : pickers.institution === 'fixed'
                ? texts.institutionFixed
                : undefined
          }
          selectedId={value.institutionId}
          onChange={(id) => onChange(withInstitution(value, id))}
          errorMessage={errors['profile.institution_id']}
        />
      )}
      {pickers.schoolClass !== 'hidden' && (
        <ClassField
          isRequired={isRequired}
          name="profile.class_id"
          classes={classes}
          isWaiting={pickers.schoolClass === 'waiting'}
          selectedId={value.classId}
          onChange={(classId) => onChange({ ...value, classId })}
          errorMessage={errors['profile.class_id']}
        />
      )}
      <RetryLists lists={[municipalities, institutions, classes]} />
    </>
  );
}
