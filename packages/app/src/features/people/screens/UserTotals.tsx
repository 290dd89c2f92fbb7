import type { Role } from '@caderneta/contract';
import { Ledger, Skeleton } from '@caderneta/ui';
import { BookOpen, Landmark, UserCog, Users } from 'lucide-react';
import { paths, withQuery } from '../../../lib/paths.ts';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { useUserCounts } from '../people.api.ts';
import { peopleCopy } from '../people.copy.ts';

/** The list with the users of a role alone. */
const of = (perfil: Role) => withQuery(paths.users, { perfil });

/** The four counters, each leading to whom it counts: all users, teachers, directors, municipal administrators. */
export function UserTotals() {
  const counts = useUserCounts();
  const { totals, counters, countsFailed } = peopleCopy.general;
  if (counts.failure) {
    return <LoadFailed title={countsFailed} of={counts} />;
  }
  if (counts.data === undefined) return <Skeleton rows={1} />;
  const { total, by_role } = counts.data;
  return (
    <Ledger
      layout="line"
      label={totals}
      items={[
        { id: 'total', label: counters.total, value: total, icon: <Users />, href: paths.users },
        { id: 'teachers', label: counters.teachers, value: by_role.TEACHER, icon: <BookOpen />, href: of('TEACHER') },
        { id: 'managers', label: counters.managers, value: by_role.MANAGER, icon: <UserCog />, href: of('MANAGER') },
        {
          id: 'municipalities',
          label: counters.municipalities,
          value: by_role.MUNICIPALITY,
          icon: <Landmark />,
          href: of('MUNICIPALITY'),
        },
      ]}
    />
  );
}
