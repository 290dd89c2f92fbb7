import { useUser } from '../../lib/session/use-session.ts';
import { useClassTeachers } from './class-area.api.ts';

/** What the signed-in teacher gives in a class, by name; nothing for who gives no lessons there. */
export function useOwnComponents(classId: string): readonly string[] {
  const profileId = useUser().profiles[0]?.id;
  const { rows = [] } = useClassTeachers(classId);
  return rows.flatMap((one) => (one.teacher_profile_id === profileId ? [one.discipline.name] : []));
}
