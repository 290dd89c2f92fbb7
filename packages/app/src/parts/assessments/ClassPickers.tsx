import { Button, ComboBox } from '@caderneta/ui';
import type { FieldErrors } from '../../lib/forms/field-errors.ts';
import { assessmentsCopy } from './assessments.copy.ts';
import { type ClassChoice, chosen } from './class-choice.ts';
import type { ClassLists } from './use-class-lists.ts';

const texts = assessmentsCopy.pickers;

export interface ClassPickersProps {
  lists: ClassLists;
  choice: ClassChoice;
  errors: FieldErrors;
  onChange: (choice: ClassChoice) => void;
}

/** Município, Instituição, Turma: as far as the role chooses them, each waiting for the one before. */
export function ClassPickers({ lists, choice, errors, onChange }: ClassPickersProps) {
  const { steps, municipalities, institutions, classes } = lists;
  const broken = [municipalities, institutions, classes].filter((list) => list?.failure);
  const idOf = (id: string) => (id === '' ? null : id);
  return (
    <>
      {steps.municipality && (
        <ComboBox
          isRequired
          label={texts.municipality}
          placeholder={texts.chooseMunicipality}
          items={municipalities.items}
          isLoading={municipalities.isLoading}
          selectedId={idOf(choice.municipalityId)}
          onChange={(id) => onChange(chosen.municipality(id ?? ''))}
          errorMessage={errors.municipality_id ?? municipalities.failure ?? undefined}
        />
      )}
      {steps.institution && (
        <ComboBox
          isRequired
          label={texts.institution}
          placeholder={texts.chooseInstitution}
          items={institutions?.items ?? []}
          isLoading={institutions?.isLoading}
          isDisabled={institutions === null}
          description={institutions === null ? texts.municipalityFirst : undefined}
          selectedId={idOf(choice.institutionId)}
          onChange={(id) => onChange(chosen.institution(choice, id ?? ''))}
          errorMessage={errors.institution_id ?? institutions?.failure ?? undefined}
        />
      )}
      <ComboBox
        isRequired
        label={texts.schoolClass}
        placeholder={texts.chooseClass}
        items={classes?.items ?? []}
        isLoading={classes?.isLoading}
        isDisabled={classes === null}
        description={classes === null ? texts.institutionFirst : undefined}
        selectedId={idOf(choice.classId)}
        onChange={(id) => onChange(chosen.schoolClass(choice, id ?? ''))}
        errorMessage={errors.class_id ?? classes?.failure ?? undefined}
      />
      {broken.length > 0 && (
        <Button onPress={() => void Promise.all(broken.map((list) => list?.reload()))}>{texts.retry}</Button>
      )}
    </>
  );
}
