import type { skillMapEndpoints } from '@caderneta/contract';
import { EmptyState, Select, Skeleton } from '@caderneta/ui';
import { useState } from 'react';
import { LoadFailed } from '../../../../parts/listing/LoadFailed.tsx';
import { SkillMap } from '../SkillMap.tsx';
import { useSkillMap } from '../skill-results.api.ts';
import { skillResultsCopy } from '../skill-results.copy.ts';
import * as styles from '../skill-results.css.ts';

const texts = skillResultsCopy.orgUnit;
const ALL = 'all';
/** School years to choose from: the assessment's and those before it. */
const YEARS = 4;

const choicesOf = (all: string, values: readonly string[]) => [
  { id: ALL, label: all },
  ...values.map((value) => ({ id: value, label: value })),
];

/** Skills by classes of a school, or by schools of a network. */
export function OrgUnitSkillMap({
  kind,
  id,
  year,
}: {
  kind: keyof typeof skillMapEndpoints;
  id: string;
  year: number;
}) {
  const [chosen, setChosen] = useState({ year: String(year), component: ALL, grade: ALL });
  const reading = useSkillMap(kind, id, {
    year: chosen.year,
    component: chosen.component === ALL ? undefined : chosen.component,
    grade: chosen.grade === ALL ? undefined : chosen.grade,
  });
  const { data, failure } = reading;
  const years = Array.from({ length: YEARS }, (_, back) => String(year - back));
  return (
    <div className={styles.stack}>
      <div className={styles.bar}>
        <Select
          label={texts.year}
          items={years.map((one) => ({ id: one, label: one }))}
          selectedId={chosen.year}
          onChange={(next) => setChosen({ year: next, component: ALL, grade: ALL })}
        />
        <Select
          label={texts.component}
          items={choicesOf(texts.all, data?.components ?? [])}
          selectedId={chosen.component}
          onChange={(component) => setChosen({ ...chosen, component })}
        />
        <Select
          label={texts.grade}
          items={choicesOf(texts.all, data?.grades ?? [])}
          selectedId={chosen.grade}
          onChange={(grade) => setChosen({ ...chosen, grade })}
        />
      </div>
      {failure ? (
        <LoadFailed title={skillResultsCopy.failed} of={reading} />
      ) : data === undefined ? (
        <Skeleton rows={8} />
      ) : data.lines.length === 0 ? (
        <EmptyState title={texts.none} message={texts.noneHint} />
      ) : (
        <>
          <SkillMap
            names={{ ...texts[kind], all: data.name, legend: texts.legend }}
            skills={data.skills}
            total={data.total}
            lines={data.lines}
            figure={skillResultsCopy.share}
          />
          <p className={styles.quiet}>{texts.explain}</p>
        </>
      )}
    </div>
  );
}
