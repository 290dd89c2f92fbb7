import type { MasterDashboard } from '@caderneta/contract';
import { LinkButton, Notice } from '@caderneta/ui';
import {
  BookOpen,
  ClipboardCheck,
  GraduationCap,
  Landmark,
  NotebookPen,
  School,
  ShieldCheck,
  UserCog,
  Users,
} from 'lucide-react';
import { hrefTo, paths, settingsParam, withQuery } from '../../../lib/paths.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { Counters } from '../components/Counters.tsx';
import * as styles from '../components/dashboard.css.ts';
import { MasterCharts } from '../components/MasterCharts.tsx';
import { NowSection } from '../components/NowSection.tsx';
import { Ranking } from '../components/Ranking.tsx';
import { RecentUsers } from '../components/RecentUsers.tsx';
import { Remembered } from '../components/Remembered.tsx';
import { Unattended } from '../components/Unattended.tsx';
import { useMasterDashboard } from '../dashboards.api.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';
import { usePanelLinks } from '../panel-links.ts';
import { Dashboard } from './Dashboard.tsx';
import { PlainHome } from './PlainHome.tsx';

const counters = [
  ['classes', <NotebookPen key="icon" />],
  ['students', <GraduationCap key="icon" />],
  ['teachers', <BookOpen key="icon" />],
  ['managers', <UserCog key="icon" />],
  ['municipality_admins', <ShieldCheck key="icon" />],
  ['municipalities', <Landmark key="icon" />],
  ['users', <Users key="icon" />],
  ['assessments', <ClipboardCheck key="icon" />],
  ['institutions', <School key="icon" />],
] as const;

const texts = dashboardsCopy.master;

/** Painel do Master: what waits for a hand, then the whole network in nine counters, three charts and the newest users. */
function MasterPanel() {
  const user = useUser();
  const dashboard = useMasterDashboard();
  const links = usePanelLinks();
  const leads: Readonly<Record<keyof MasterDashboard['counts'], string | undefined>> = {
    classes: links.classes(),
    students: links.users({ perfil: 'STUDENT' }),
    teachers: links.users({ perfil: 'TEACHER' }),
    managers: links.users({ perfil: 'MANAGER' }),
    municipality_admins: links.users({ perfil: 'MUNICIPALITY' }),
    municipalities: links.to('view_municipality', paths.municipalities),
    users: links.users(),
    assessments: links.assessments(),
    institutions: links.to('view_institution', paths.institutions),
  };
  return (
    <Dashboard loaded={dashboard}>
      {(data) => (
        <>
          {data.is_backup_late && (
            <Notice
              tone="warning"
              title={texts.backupLate}
              actions={
                user.permissions.includes('view_settings') && (
                  <LinkButton size="compact" href={withQuery(hrefTo('settings'), { [settingsParam]: 'network' })}>
                    {texts.backupSettings}
                  </LinkButton>
                )
              }
            >
              {texts.backupLateText}
            </Notice>
          )}
          <Remembered>
            <NowSection>
              <Unattended data={data} links={links} />
            </NowSection>
          </Remembered>
          <div className={styles.top}>
            <Counters
              maxColumns={3}
              items={counters.map(([id, icon]) => ({
                id,
                icon,
                label: texts.counters[id],
                value: data.counts[id],
                href: leads[id],
              }))}
            />
            <RecentUsers
              users={data.recent_users}
              mayOpenAll={user.permissions.includes('view_users')}
              now={new Date()}
            />
          </div>
          <MasterCharts data={data} links={links} hrefOf={(id) => leads[id]} />
          <Ranking isOfSchools students={data.ranking} />
        </>
      )}
    </Dashboard>
  );
}

/** The start of MASTER, and of ADMIN and MENTOR, who have no panel. */
export default function MasterDashboardScreen() {
  return (
    <PlainHome unlessHeld="view_dashboard_master">
      <MasterPanel />
    </PlainHome>
  );
}
