import { type MasterDashboard, type Role, roleLabel } from '@caderneta/contract';
import { dashboardsCopy } from './dashboards.copy.ts';

/** The fixed order of the charts: each role keeps its colour. */
const order: readonly Role[] = ['STUDENT', 'TEACHER', 'MANAGER', 'MUNICIPALITY', 'MASTER'];

type HrefOf = (role: Role) => string | undefined;

/** Users by role as parts of a ring, each the way to its list; roles outside the five stand together, if there are any. */
export function rolePartsOf(counts: MasterDashboard['users_by_role'], hrefOf: HrefOf) {
  const known = order.map((role) => ({
    id: role as string,
    label: roleLabel(role),
    value: counts.find((count) => count.role === role)?.users ?? 0,
    href: hrefOf(role),
  }));
  const others = counts.filter(({ role }) => !order.includes(role)).reduce((sum, { users }) => sum + users, 0);
  return others === 0 ? known : [...known, { id: 'others', label: dashboardsCopy.master.otherRoles, value: others }];
}
