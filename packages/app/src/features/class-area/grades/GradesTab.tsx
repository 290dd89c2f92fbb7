import { type GradeScope, gradeScopes, periodsOfScope, type SchoolClass } from '@caderneta/contract';
import { EmptyState, ErrorState, Select, Skeleton } from '@caderneta/ui';
import { useMemo, useState } from 'react';
import { yearOf } from '../../../lib/dates.ts';
import { useClassCalendar } from '../class-area.api.ts';
import { useOwnDiscipline } from '../use-own-discipline.ts';
import { GradeSheet } from './GradeSheet.tsx';
import { periodOfToday, type SheetPlace } from './grade-sheet.ts';
import { gradesCopy as texts } from './grades.copy.ts';
import * as styles from './grades.css.ts';

const scopeItems = gradeScopes.map((id) => ({ id, label: texts.scopes[id] }));
const periodItems = (scope: GradeScope) =>
  Array.from({ length: periodsOfScope[scope] }, (_, index) => ({
    id: String(index + 1),
    label: texts.periodOption(index + 1),
  }));

/** Notas: a class's grades of one discipline and period. */
export function GradesTab({ schoolClass }: { schoolClass: SchoolClass }) {
  const now = yearOf(new Date());
  const discipline = useOwnDiscipline(schoolClass);
  const calendar = useClassCalendar(schoolClass.id);
  const [picked, pick] = useState<{ scope?: GradeScope; period?: number; year?: number }>({});
  const year = picked.year ?? schoolClass.academic_year ?? now;
  // A network that works in trimesters begins there.
  const scope = picked.scope ?? calendar.data?.terms[0]?.scope ?? 'BIMESTER';
  const period = picked.period ?? (calendar.data ? periodOfToday(calendar.data.terms, scope, calendar.data.today) : 1);
  const place = useMemo<SheetPlace | null>(
    () =>
      discipline.id === undefined
        ? null
        : { class_id: schoolClass.id, discipline_id: discipline.id, scope, period_index: period, year },
    [schoolClass.id, discipline.id, scope, period, year],
  );

  const failure = discipline.failure ?? calendar.failure;
  if (failure) {
    const reload = () => Promise.all([discipline.reload(), calendar.reload()]);
    return <ErrorState title={texts.failed} message={failure.message} onRetry={() => void reload()} />;
  }
  if (discipline.items === undefined || calendar.data === undefined) return <Skeleton rows={6} />;
  if (place === null) return <EmptyState title={texts.noDiscipline} />;
  const years = [...new Set([now - 1, now, year])].sort();
  const pickers = (
    <div className={styles.pickers}>
      <Select
        label={texts.discipline}
        items={discipline.items}
        selectedId={place.discipline_id}
        onChange={discipline.choose}
      />
      <Select
        label={texts.scope}
        items={scopeItems}
        selectedId={scope}
        onChange={(id) => pick({ ...picked, scope: id as GradeScope, period: undefined })}
      />
      <Select
        label={texts.period}
        items={periodItems(scope)}
        selectedId={String(period)}
        onChange={(id) => pick({ ...picked, period: Number(id) })}
      />
      <Select
        label={texts.year}
        items={years.map((value) => ({ id: String(value), label: String(value) }))}
        selectedId={String(year)}
        onChange={(id) => pick({ ...picked, year: Number(id) })}
      />
    </div>
  );
  return (
    <section aria-label={texts.region}>
      <GradeSheet
        key={Object.values(place).join('/')}
        schoolClass={schoolClass}
        place={place}
        disciplineName={discipline.name}
        calendar={calendar.data}
        pickers={pickers}
      />
    </section>
  );
}
