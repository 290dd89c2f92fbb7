import { type DataOf, type Endpoint, roleLabel } from '@caderneta/contract';
import { Badge } from '@caderneta/ui';
import type { ReactNode } from 'react';
import type { Loaded } from '../../../lib/api/use-call.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { panels, remembered } from '../../../lib/stand-in/remembered-markup.ts';
import { useVisit } from '../../../lib/stand-in/use-visit.ts';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import * as styles from '../components/dashboard.css.ts';
import { RememberedPanels } from '../components/RememberedPanels.tsx';
import { dashboardsCopy } from '../dashboards.copy.ts';

export interface DashboardProps<E extends Endpoint> {
  loaded: Loaded<E>;
  children: (data: DataOf<E>) => ReactNode;
}

/** A role's start: the greeting, then its one call, in all its states. */
export function Dashboard<E extends Endpoint>({ loaded, children }: DashboardProps<E>) {
  const { data, failure } = loaded;
  const said = useVisit(data as { readonly today?: string } | undefined, failure !== null);
  return (
    <>
      <Greeting said={said} />
      <div className={styles.stack} {...panels}>
        {failure && <LoadFailed title={dashboardsCopy.failed} of={loaded} />}
        {data !== undefined ? children(data) : !failure && <RememberedPanels />}
      </div>
    </>
  );
}

/** 'Olá, ' and who it is, with the role; below what day it is, and of when the figures are. */
export function Greeting({ said }: { said?: string | undefined }) {
  const user = useUser();
  return (
    <div className={styles.head} {...remembered}>
      <h1 className={styles.greeting}>{dashboardsCopy.greeting(user.name)}</h1>
      <Badge tone="brand">{dashboardsCopy.profile(roleLabel(user.role))}</Badge>
      <span className={styles.date}>{said}</span>
    </div>
  );
}
