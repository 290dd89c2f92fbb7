import type { ManagerDashboard } from '@caderneta/contract';
import { formatGrade, formatPercent } from '../../../lib/numbers.ts';
import { ChartCard } from '../../../parts/charts/ChartCard.tsx';
import { dashboardsCopy } from '../dashboards.copy.ts';
import type { PanelLinks } from '../panel-links.ts';
import { presenceDomain, presenceLine } from '../presence-line.ts';
import * as styles from './dashboard.css.ts';

/** How presence went by day, and the mean of each discipline. */
export function ManagerCharts({ data, links }: { data: ManagerDashboard; links: PanelLinks }) {
  const texts = dashboardsCopy.manager;
  const { periods, values } = presenceLine(data.daily_attendance);
  return (
    <div className={styles.halves}>
      <ChartCard>
        {({ LineChart }) => (
          <LineChart
            title={texts.daily.title}
            description={texts.daily.text}
            emptyText={texts.daily.empty}
            series={[{ id: 'presence', label: texts.daily.series, values }]}
            periods={periods}
            domain={presenceDomain(values, data.minimum_attendance)}
            reference={{ value: data.minimum_attendance, label: texts.daily.minimum }}
            format={formatPercent}
          />
        )}
      </ChartCard>
      <ChartCard>
        {({ BarChart }) => (
          <BarChart
            title={texts.means.title}
            description={texts.means.text}
            emptyText={texts.means.empty}
            layout="rows"
            max={10}
            format={formatGrade}
            items={data.discipline_means
              .map(({ id, name, mean }) => ({
                ...{ id, label: name, value: mean },
                href: links.report('posted-grades', { ano: String(data.academic_year), disciplina: id }),
              }))
              .sort((one, other) => other.value - one.value)}
          />
        )}
      </ChartCard>
    </div>
  );
}
