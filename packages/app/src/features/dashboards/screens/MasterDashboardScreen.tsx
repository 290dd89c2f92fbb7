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
import { hrefTo, settingsParam, withQuery } from '../../../lib/paths.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { Counters } from '../components/Counters.tsx';
import * as styles from '../components/dashboard.css.ts';
import { MasterCharts } from '../components/MasterCharts.tsx';
import { RecentUsers } from '../components/RecentUsers.tsx';
import { useMasterDashboard } from '../dashboards.api.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';
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

/** Painel do Master: the whole network in nine counters, three charts and the newest users. */
function MasterPanel() {
  const user = useUser();
  const dashboard = useMasterDashboard();
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
          <div className={styles.top}>
            <Counters
              maxColumns={3}
              items={counters.map(([id, icon]) => ({
                id,
                icon,
                label: texts.counters[id],
                value: data.counts[id],
              }))}
            />
            <RecentUsers
              users={data.recent_users}
              mayOpenAll={user.permissions.includes('view_users')}
              now={new Date()}
            />
          </div>
          <MasterCharts data={data} />
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
