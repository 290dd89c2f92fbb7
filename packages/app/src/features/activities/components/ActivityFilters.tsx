import { ComboBox, Select } from '@caderneta/ui';
import { type ClassChoice, chosen } from '../../../parts/assessments/class-choice.ts';
import type { ClassLists } from '../../../parts/assessments/use-class-lists.ts';
import { activitiesCopy } from '../activities.copy.ts';
import { IN_REVIEW } from '../activity-states.ts';

export interface ActivityFiltersProps {
  lists: ClassLists;
  choice: ClassChoice;
  /** In a sheet of their own the labels are drawn. */
  hideLabel: boolean;
  onChange: (choice: ClassChoice) => void;
  /** IN_REVIEW, or empty for all. */
  state: string;
  onState: (state: string) => void;
}

const ALL = 'all';

/** Município (MASTER), Instituição (MASTER and MUNICIPALITY), Turma and what waits for a person: what narrows the list. */
export function ActivityFilters({ lists, choice, hideLabel, onChange, state, onState }: ActivityFiltersProps) {
  const texts = activitiesCopy.filters;
  const { steps, municipalities, institutions, classes } = lists;
  const idOf = (id: string) => (id === '' ? null : id);
  return (
    <>
      {steps.municipality && (
        <ComboBox
          hideLabel={hideLabel}
          label={texts.municipality}
          placeholder={texts.allMunicipalities}
          items={municipalities.items}
          isLoading={municipalities.isLoading}
          selectedId={idOf(choice.municipalityId)}
          onChange={(id) => onChange(chosen.municipality(id ?? ''))}
          errorMessage={municipalities.failure ?? undefined}
        />
      )}
      {steps.institution && (
        <ComboBox
          hideLabel={hideLabel}
          label={texts.institution}
          placeholder={institutions === null ? texts.chooseMunicipality : texts.allInstitutions}
          items={institutions?.items ?? []}
          isLoading={institutions?.isLoading}
          isDisabled={institutions === null}
          selectedId={idOf(choice.institutionId)}
          onChange={(id) => onChange(chosen.institution(choice, id ?? ''))}
          errorMessage={institutions?.failure ?? undefined}
        />
      )}
      <ComboBox
        hideLabel={hideLabel}
        label={texts.schoolClass}
        placeholder={classes === null ? texts.chooseInstitution : texts.allClasses}
        items={classes?.items ?? []}
        isLoading={classes?.isLoading}
        isDisabled={classes === null}
        selectedId={idOf(choice.classId)}
        onChange={(id) => onChange(chosen.schoolClass(choice, id ?? ''))}
        errorMessage={classes?.failure ?? undefined}
      />
      <Select
        hideLabel={hideLabel}
        label={texts.state}
        items={[
          { id: ALL, label: texts.anyState },
          { id: IN_REVIEW, label: texts.inReview },
        ]}
        selectedId={state || ALL}
        onChange={(id) => onState(id === ALL ? '' : id)}
      />
    </>
  );
}
