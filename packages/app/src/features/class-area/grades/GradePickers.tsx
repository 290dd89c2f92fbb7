import { type GradeScope, gradeScopes, periodsOfScope } from '@caderneta/contract';
import { Select } from '@caderneta/ui';
import type { SheetPlace } from './grade-sheet.ts';
import { gradesCopy as texts } from './grades.copy.ts';
import type { GradePlace } from './use-grade-place.ts';

const scopeItems = gradeScopes.map((id) => ({ id, label: texts.scopes[id] }));
const periodItems = (scope: GradeScope) =>
  Array.from({ length: periodsOfScope[scope] }, (_, index) => ({
    id: String(index + 1),
    label: texts.periodOption(index + 1),
  }));

/** Disciplina, Escopo, Período and Ano of a column of the gradebook. */
export function GradePickers({ of, place }: { of: GradePlace; place: SheetPlace }) {
  return (
    <>
      <Select
        label={texts.discipline}
        items={of.disciplines ?? []}
        selectedId={place.discipline_id}
        onChange={of.chooseDiscipline}
      />
      <Select
        label={texts.scope}
        items={scopeItems}
        selectedId={place.scope}
        onChange={(id) => of.chooseScope(id as GradeScope)}
      />
      <Select
        label={texts.period}
        items={periodItems(place.scope)}
        selectedId={String(place.period_index)}
        onChange={(id) => of.choosePeriod(Number(id))}
      />
      <Select
        label={texts.year}
        items={of.years.map((value) => ({ id: String(value), label: String(value) }))}
        selectedId={String(place.year)}
        onChange={(id) => of.chooseYear(Number(id))}
      />
    </>
  );
}
