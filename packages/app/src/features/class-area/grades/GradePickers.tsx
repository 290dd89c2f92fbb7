import { type GradeScope, gradeScopes, periodsOfScope } from '@caderneta/contract';
import { Select } from '@caderneta/ui';
import type { GradebookColumn } from './grade-sheet.ts';
import { gradesCopy as texts } from './grades.copy.ts';
import type { GradebookColumnChoice } from './use-gradebook-column.ts';

const scopeItems = gradeScopes.map((id) => ({ id, label: texts.scopes[id] }));
const periodItems = (scope: GradeScope) =>
  Array.from({ length: periodsOfScope[scope] }, (_, index) => ({
    id: String(index + 1),
    label: texts.periodOption(index + 1),
  }));

/** Disciplina, Escopo, Período and Ano of a column of the gradebook. */
export function GradePickers({ of, column }: { of: GradebookColumnChoice; column: GradebookColumn }) {
  return (
    <>
      <Select
        label={texts.discipline}
        items={of.disciplines ?? []}
        selectedId={column.discipline_id}
        onChange={of.chooseDiscipline}
      />
      <Select
        label={texts.scope}
        items={scopeItems}
        selectedId={column.scope}
        onChange={(id) => of.chooseScope(id as GradeScope)}
      />
      <Select
        label={texts.period}
        items={periodItems(column.scope)}
        selectedId={String(column.period_index)}
        onChange={(id) => of.choosePeriod(Number(id))}
      />
      <Select
        label={texts.year}
        items={of.years.map((value) => ({ id: String(value), label: String(value) }))}
        selectedId={String(column.year)}
        onChange={(id) => of.chooseYear(Number(id))}
      />
    </>
  );
}
