import { type MasterDashboard, roleLabel } from '@caderneta/contract';
import { Avatar, RoleBadge } from '@caderneta/ui';
import { paths, withQuery } from '../../../lib/paths.ts';
import { formatSince } from '../../../lib/since.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';
import * as styles from './dashboard.css.ts';
import { LineList } from './LineList.tsx';
import { Panel } from './Panel.tsx';

export interface RecentUsersProps {
  users: MasterDashboard['recent_users'];
  mayOpenAll: boolean;
  now: Date;
}

/** Usuários recentes: the four newest. */
export function RecentUsers({ users, mayOpenAll, now }: RecentUsersProps) {
  const texts = dashboardsCopy.master;
  return (
    <Panel title={texts.recent} more={mayOpenAll ? { label: texts.all, href: paths.users } : undefined}>
      <LineList
        isSpread
        empty={texts.noUsers}
        lines={users.map((user) => ({
          id: user.id,
          href: mayOpenAll ? withQuery(paths.users, { busca: user.email }) : undefined,
          lead: <Avatar name={user.name} />,
          name: user.name,
          detail: user.email,
          isClipped: true,
          end: (
            <>
              <RoleBadge role={user.role === 'MANAGER' ? 'DIRECTOR' : user.role} label={roleLabel(user.role)} />
              <span className={styles.detail}>{formatSince(user.created_at, now)}</span>
            </>
          ),
        }))}
      />
    </Panel>
  );
}
