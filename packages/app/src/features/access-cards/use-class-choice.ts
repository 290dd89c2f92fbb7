import { useSearchParams } from 'react-router-dom';
import { useUser } from '../../lib/session/use-session.ts';

const params = { institution: 'instituicao', schoolClass: 'turma' } as const;

/** School and class on screen, kept in the address. A director's school is not theirs to choose. */
export function useClassChoice() {
  const user = useUser();
  const [search, setSearch] = useSearchParams();
  const fixed = user.role === 'MANAGER' ? (user.profiles[0]?.institution_id ?? null) : null;
  const institutionId = fixed ?? search.get(params.institution);
  return {
    isFixed: fixed !== null,
    institutionId,
    classId: search.get(params.schoolClass),
    setInstitution: (id: string | null) => setSearch(id === null ? {} : { [params.institution]: id }),
    setClass: (id: string | null) =>
      setSearch({
        ...(institutionId ? { [params.institution]: institutionId } : {}),
        ...(id ? { [params.schoolClass]: id } : {}),
      }),
  };
}
