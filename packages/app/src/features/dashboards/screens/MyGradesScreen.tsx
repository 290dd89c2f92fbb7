import type { OwnGrades } from '@caderneta/contract';
import { EmptyState, PageHeader, Select, Skeleton } from '@caderneta/ui';
import { useSearchParams } from 'react-router-dom';
import { hrefTo } from '../../../lib/paths.ts';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import * as styles from '../components/dashboard.css.ts';
import { OwnAbsences } from '../components/OwnAbsences.tsx';
import { OwnGradesOfYear } from '../components/OwnGradesOfYear.tsx';
import { useOwnGrades } from '../dashboards.api.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';
import { ownPartParam, ownParts } from '../own-parts.ts';

const texts = dashboardsCopy.ownGrades;
const yearParam = 'ano';

function Grades({ data }: { data: OwnGrades }) {
  if (data.disciplines.length > 0 || data.other_results.length > 0) return <OwnGradesOfYear data={data} />;
  return (
    <EmptyState title={texts.empty(data.year)} message={data.years.length > 1 ? texts.otherYears : texts.emptyText} />
  );
}

/** Notas e faltas: all that was posted of the signed-in pupil by discipline, and every absence, of a school year; what was asked for comes first. */
export default function MyGradesScreen() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(yearParam);
  const year = asked !== null && /^\d{4}$/.test(asked) ? asked : null;
  // The years come with every answer; those of the current one are there before another is asked for.
  const years = useOwnGrades(null).data?.years;
  const shown = useOwnGrades(year);
  const { data, failure } = shown;
  const isOfAbsences = search.get(ownPartParam) === ownParts.absences;
  const absences = data && <OwnAbsences key="absences" attendance={data.attendance} year={data.year} />;
  const grades = data && <Grades key="grades" data={data} />;
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={data && texts.subtitle(data.year)}
        backHref={hrefTo('dashboardStudent')}
        actions={
          years &&
          years.length > 1 && (
            <Select
              labelInside
              label={texts.year}
              items={years.map((one) => ({ id: String(one), label: String(one) }))}
              selectedId={year ?? String(years[0])}
              onChange={(id) => setSearch({ ...Object.fromEntries(search), [yearParam]: id }, { replace: true })}
            />
          )
        }
      />
      {failure ? (
        <LoadFailed title={texts.failed} of={shown} />
      ) : data === undefined ? (
        <Skeleton cards={4} />
      ) : (
        <div className={styles.stack}>{isOfAbsences ? [absences, grades] : [grades, absences]}</div>
      )}
    </>
  );
}
