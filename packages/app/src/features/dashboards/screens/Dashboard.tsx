import { type DataOf, type Endpoint, roleLabel } from '@caderneta/contract';
import { Badge, Skeleton } from '@caderneta/ui';
import type { ReactNode } from 'react';
import type { Loaded } from '../../../lib/api/use-call.ts';
import { writeLongDay } from '../../../lib/dates.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import * as styles from '../components/dashboard.css.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';

export interface DashboardProps<E extends Endpoint> {
  loaded: Loaded<E>;
  children: (data: DataOf<E>) => ReactNode;
}

/** A role's start: the greeting, then its one call, in all its states. */
export function Dashboard<E extends Endpoint>({ loaded, children }: DashboardProps<E>) {
  const { data, failure } = loaded;
  const today = (data as { readonly today?: string } | undefined)?.today;
  return (
    <>
      <Greeting today={today} />
      <div className={styles.stack}>
        {failure && <LoadFailed title={dashboardsCopy.failed} of={loaded} />}
        {data !== undefined ? children(data) : !failure && <Skeleton cards={6} />}
      </div>
    </>
  );
}

/** 'Olá, ' and who it is, with the role. */
export function Greeting({ today }: { today?: string | undefined }) {
  const user = useUser();
  return (
    <div className={styles.head}>
      <h1 className={styles.greeting}>{dashboardsCopy.greeting(user.name)}</h1>
      <Badge tone="brand">{dashboardsCopy.profile(roleLabel(user.role))}</Badge>
      {today !== undefined && <span className={styles.date}>{writeLongDay(today)}</span>}
    </div>
  );
}
