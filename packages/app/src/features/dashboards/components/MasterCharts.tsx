import type { MasterDashboard } from '@caderneta/contract';
import { ChartCard } from '../../../parts/charts/ChartCard.tsx';
import { dashboardsCopy } from '../dashboards.copy.ts';
import type { PanelLinks } from '../panel-links.ts';
import { rolePartsOf } from '../role-parts.ts';
import * as styles from './dashboard.css.ts';

const registered = ['municipalities', 'institutions', 'classes', 'assessments'] as const;

export interface MasterChartsProps {
  data: MasterDashboard;
  links: PanelLinks;
  /** Where each counter leads. */
  hrefOf: (counter: (typeof registered)[number]) => string | undefined;
}

/** Who there is, who is active, what is registered. */
export function MasterCharts({ data, links, hrefOf }: MasterChartsProps) {
  const texts = dashboardsCopy.master;
  return (
    <div className={styles.three}>
      <ChartCard>
        {({ DonutChart }) => (
          <DonutChart
            title={texts.roles.title}
            description={texts.roles.text}
            unit={texts.roles.unit}
            items={rolePartsOf(data.users_by_role, (role) => links.users({ perfil: role }))}
          />
        )}
      </ChartCard>
      <ChartCard>
        {({ WaffleChart }) => (
          <WaffleChart
            title={texts.activity.title}
            description={texts.activity.text}
            items={[
              {
                id: 'active',
                label: texts.activity.active,
                value: data.active.part,
                href: links.users({ status: 'ativo' }),
              },
              {
                id: 'inactive',
                label: texts.activity.inactive,
                value: data.inactive.part,
                href: links.users({ status: 'inativo' }),
              },
            ]}
          />
        )}
      </ChartCard>
      <ChartCard>
        {({ BarChart }) => (
          <BarChart
            title={texts.registered.title}
            description={texts.registered.text}
            items={registered
              .map((id) => ({ id, label: texts.registered[id], value: data.counts[id], href: hrefOf(id) }))
              .sort((one, other) => other.value - one.value)}
          />
        )}
      </ChartCard>
    </div>
  );
}
