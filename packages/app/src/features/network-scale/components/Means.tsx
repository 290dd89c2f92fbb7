import type { ScaleYear } from '@caderneta/contract';
import { useState } from 'react';
import { WithCharts } from '../../../parts/charts/WithCharts.tsx';
import { ListFooter } from '../../../parts/listing/ListFooter.tsx';
import { intervalOf, type Mean, yearSteps } from '../compare-years.ts';
import { networkScaleCopy } from '../network-scale.copy.ts';
import { runHref } from '../run-href.ts';
import * as styles from './network-scale.css.ts';

const { points } = networkScaleCopy;
/** Where the base year's pupils stand in the mean. */
export const baseReference = { label: networkScaleCopy.years.base, value: 250 } as const;
/** Lines of a chart at once: a network has hundreds of schools. */
const LINES = 50;

export interface YearsProps {
  title: string;
  years: readonly ScaleYear[];
  /** Kept on the way to another year's run. */
  schoolId?: string;
}

/** The network, or one school, in every exam of a scale, and what lies between them. */
export function Years({ title, years, schoolId }: YearsProps) {
  const texts = networkScaleCopy.years;
  return (
    <>
      <WithCharts>
        {({ IntervalChart }) => (
          <IntervalChart
            title={title}
            description={texts.description}
            format={points}
            reference={baseReference}
            items={years.map(({ run_id, school_year, title: exam, ...year }) => ({
              id: run_id,
              label: texts.name(school_year, exam),
              href: runHref(run_id, schoolId),
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
    </>
  );
}

export interface GroupsProps {
  title: string;
  description: string;
  reference: { readonly label: string; readonly value: number } | undefined;
  /** In the order in which they are shown: by name, never by mean. */
  groups: readonly (Mean & { readonly id: string; readonly name: string })[];
  noun: readonly [one: string, many: string];
}

/** Schools or classes beside each other, each with its interval, so many at a time. */
export function Groups({ title, description, reference, groups, noun }: GroupsProps) {
  const [page, setPage] = useState(1);
  const shown = groups.slice((page - 1) * LINES, page * LINES);
  return (
    <>
      <WithCharts>
        {({ IntervalChart }) => (
          <IntervalChart
            title={title}
            description={description}
            format={points}
            {...(reference ? { reference } : {})}
            items={shown.map((group) => ({ id: group.id, label: group.name, estimate: intervalOf(group) }))}
          />
        )}
      </WithCharts>
      {groups.length > LINES && (
        <div className={styles.foot}>
          <ListFooter page={page} limit={LINES} total={groups.length} noun={noun} onPage={setPage} />
        </div>
      )}
    </>
  );
}
