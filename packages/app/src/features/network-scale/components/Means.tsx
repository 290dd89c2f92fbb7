import type { ScaleFindings, ScaleRunResult } from '@caderneta/contract';
import { Card, ComboBox } from '@caderneta/ui';
import { useState } from 'react';
import { WithCharts } from '../../../parts/charts/WithCharts.tsx';
import { ListFooter } from '../../../parts/listing/ListFooter.tsx';
import { intervalOf, yearSteps } from '../compare-years.ts';
import { networkScaleCopy } from '../network-scale.copy.ts';
import { runHref } from '../run-href.ts';
import * as styles from './network-scale.css.ts';

const { points } = networkScaleCopy;
/** Mean of the base year. */
const BASE = 250;
/** Lines of a chart at once: a network has hundreds of schools. */
const LINES = 50;

/** The network in every exam of its scale, and what lies between them. */
export function Years({ years }: Pick<ScaleRunResult, 'years'>) {
  const texts = networkScaleCopy.years;
  return (
    <Card className={styles.section}>
      <WithCharts>
        {({ IntervalChart }) => (
          <IntervalChart
            title={texts.title}
            description={texts.description}
            format={points}
            reference={{ label: texts.base, value: BASE }}
            items={years.map(({ run_id, school_year, title, ...year }) => ({
              id: run_id,
              label: texts.name(school_year, title),
              href: runHref(run_id),
              estimate: intervalOf(year),
            }))}
          />
        )}
      </WithCharts>
      {years.length > 1 && (
        <ul className={styles.steps}>
          {yearSteps(years).map((step) => (
            <li key={step.to.run_id}>{texts.step(step)}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Schools of a network, or classes of one of them, by name, around the network's mean; so many at a time. */
export function Groups({ groups }: Pick<ScaleFindings, 'groups'>) {
  const texts = networkScaleCopy.groups;
  const [schoolId, setSchool] = useState<string | null>(null);
  const [page, setPage] = useState(1);
  const schools = groups.filter(({ kind }) => kind === 'INSTITUTION');
  const school = schools.find(({ id }) => id === schoolId);
  const all = school ? groups.filter((group) => group.institution_id === school.id) : schools;
  const shown = all.slice((page - 1) * LINES, page * LINES);
  const network = groups.find(({ kind }) => kind === 'NETWORK')?.mean ?? null;
  return (
    <Card className={styles.section}>
      <ComboBox
        className={styles.scope}
        label={texts.scope}
        placeholder={texts.allSchools}
        items={schools.map(({ id, name }) => ({ id, label: name }))}
        selectedId={school?.id ?? null}
        onChange={(id) => {
          setSchool(id);
          setPage(1);
        }}
      />
      <WithCharts>
        {({ IntervalChart }) => (
          <IntervalChart
            title={school ? texts.classesOf(school.name) : texts.schools}
            description={texts.description}
            format={points}
            {...(network === null ? {} : { reference: { label: texts.network, value: network } })}
            items={shown.map((group) => ({ id: group.id, label: group.name, estimate: intervalOf(group) }))}
          />
        )}
      </WithCharts>
      {all.length > LINES && (
        <div className={styles.foot}>
          <ListFooter
            page={page}
            limit={LINES}
            total={all.length}
            noun={school ? texts.classNoun : texts.schoolNoun}
            onPage={setPage}
          />
        </div>
      )}
    </Card>
  );
}
