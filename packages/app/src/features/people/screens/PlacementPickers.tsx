import { classEndpoints, institutionEndpoints, municipalityEndpoints } from '@caderneta/contract';
import { Button, ComboBox, showToast } from '@caderneta/ui';
import { useEffect } from 'react';
import { useEvery } from '../../../lib/api/use-every.ts';
import type { FieldErrors } from '../../../lib/forms/field-errors.ts';
import * as styles from '../components/people.css.ts';
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
  useFailureToast(institutions.failure !== null, texts.institutionsFailed);
  useFailureToast(classes.failure !== null, texts.classesFailed);
  const failed: FieldErrors = {
    ...(municipalities.failure ? { 'profile.municipality_id': texts.municipalitiesFailed } : {}),
    ...(institutions.failure ? { 'profile.institution_id': texts.institutionsFailed } : {}),
    ...(classes.failure ? { 'profile.class_id': texts.classesFailed } : {}),
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
  value: Placement;
  onChange: (next: Placement) => void;
  lists: ReturnType<typeof usePlacementLists>;
  errors: FieldErrors;
}

/** Município, Instituição, Turma: those that the role asks for, each waiting for the one before. */
export function PlacementPickers({ pickers, value, onChange, lists, errors }: PlacementPickersProps) {
  const { municipalities, institutions, classes, failed } = lists;
  const broken = [municipalities, institutions, classes].filter(({ failure }) => failure !== null);
  const says = (field: string) => failed[field] ?? errors[field];
  return (
    <>
      {pickers.municipality && (
        <ComboBox
          name="profile.municipality_id"
          label={texts.municipality}
          placeholder={texts.choose}
          items={(municipalities.rows ?? []).map(({ id, name, state }) => ({
            id,
            label: state ? `${name}/${state}` : name,
          }))}
          isLoading={municipalities.isLoading}
          selectedId={value.municipalityId}
          onChange={(id) => onChange(withMunicipality(value, id))}
          errorMessage={says('profile.municipality_id')}
        />
      )}
      {pickers.institution !== 'hidden' && (
        <ComboBox
          name="profile.institution_id"
          label={texts.institution}
          placeholder={texts.choose}
          items={(institutions.rows ?? []).map(({ id, name }) => ({ id, label: name }))}
          isLoading={institutions.isLoading}
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
          errorMessage={says('profile.institution_id')}
        />
      )}
      {pickers.schoolClass !== 'hidden' && (
        <ComboBox
          name="profile.class_id"
          label={texts.schoolClass}
          placeholder={texts.choose}
          items={(classes.rows ?? []).map(({ id, grade, section, academic_year }) => ({
            id,
            label: texts.className(grade, section, academic_year),
          }))}
          isLoading={classes.isLoading}
          isDisabled={pickers.schoolClass === 'waiting'}
          description={pickers.schoolClass === 'waiting' ? texts.institutionFirst : undefined}
          selectedId={value.classId}
          onChange={(classId) => onChange({ ...value, classId })}
          errorMessage={says('profile.class_id')}
        />
      )}
      {broken.length > 0 && (
        <Button onPress={() => void Promise.all(broken.map(({ reload }) => reload()))} className={styles.retry}>
          {texts.retry}
        </Button>
      )}
    </>
  );
}
