import { Ledger, Skeleton } from '@caderneta/ui';
import { BookOpen, Landmark, UserCog, Users } from 'lucide-react';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { useUserCounts } from '../people.api.ts';
import { peopleCopy } from '../people.copy.ts';

/** The four counters: all users, teachers, directors, municipal administrators. */
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
        { id: 'total', label: counters.total, value: total, icon: <Users /> },
        { id: 'teachers', label: counters.teachers, value: by_role.TEACHER, icon: <BookOpen /> },
        { id: 'managers', label: counters.managers, value: by_role.MANAGER, icon: <UserCog /> },
        { id: 'municipalities', label: counters.municipalities, value: by_role.MUNICIPALITY, icon: <Landmark /> },
      ]}
    />
  );
}
