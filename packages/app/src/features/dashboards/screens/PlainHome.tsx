import type { Permission } from '@caderneta/contract';
import { EmptyState } from '@caderneta/ui';
import type { ReactNode } from 'react';
import { useUser } from '../../../lib/session/use-session.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';
import { Greeting } from './Dashboard.tsx';

/** A panel for who holds its permission; for others a greeting and the way on. Nobody's first screen is a refusal. */
export function PlainHome({ unlessHeld, children }: { unlessHeld: Permission; children: ReactNode }) {
  const user = useUser();
  if (user.permissions.includes(unlessHeld)) return <>{children}</>;
  return (
    <>
      <Greeting />
      <EmptyState title={dashboardsCopy.plain} />
    </>
  );
}
