import type { MasterDashboard } from '@caderneta/contract';
import { Building2, Landmark } from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';
import type { PanelLinks } from '../panel-links.ts';
import * as styles from './dashboard.css.ts';
import { type Line, LineList } from './LineList.tsx';
import { Panel } from './Panel.tsx';

const texts = dashboardsCopy.master.unattended;

export interface UnattendedProps {
  data: Pick<MasterDashboard, 'without_admin' | 'without_manager'>;
  links: PanelLinks;
}

/** Municipalities and institutions where nobody who runs them can sign in. */
export function Unattended({ data, links }: UnattendedProps) {
  const { without_admin: admin, without_manager: manager } = data;
  const linesOf = ({ total, first }: typeof admin, detail: string, line: Pick<Line, 'href' | 'lead'>): Line[] =>
    first.map(({ id, name }, at) => {
      const rest = at === first.length - 1 ? total - first.length : 0;
      return { id, name, detail: rest > 0 ? `${detail} · ${texts.more(rest)}` : detail, ...line };
    });
  const users = links.users();
  if (admin.total + manager.total === 0) return <p className={styles.note}>{texts.empty}</p>;
  return (
    <Panel
      title={texts.title}
      text={texts.text}
      more={users === undefined ? undefined : { label: texts.create, href: users }}
    >
      <LineList
        empty={texts.empty}
        foldedAs={texts.title}
        lines={[
          ...linesOf(admin, texts.admin, {
            lead: <Landmark aria-hidden="true" />,
            href: links.to('view_municipality', paths.municipalities),
          }),
          ...linesOf(manager, texts.manager, {
            lead: <Building2 aria-hidden="true" />,
            href: links.to('view_institution', paths.institutions),
          }),
        ]}
      />
    </Panel>
  );
}
