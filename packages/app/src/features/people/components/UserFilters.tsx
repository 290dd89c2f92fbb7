import { type Role, roleLabel } from '@caderneta/contract';
import { Select } from '@caderneta/ui';
import { peopleCopy } from '../people.copy.ts';
import type { PeopleAddress, UserStatus } from '../people-address.ts';

const ALL = 'all';
/** The filter's roles: the five that people have; ADMIN and MENTOR are labels of older networks. */
const offered: readonly Role[] = ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER', 'STUDENT'];

export interface UserFiltersProps {
  role: Role | null;
  status: UserStatus | null;
  onChange: (change: Partial<Pick<PeopleAddress, 'role' | 'status'>>) => void;
}

/** Perfil and Status, each with 'Todos'. */
export function UserFilters({ role, status, onChange }: UserFiltersProps) {
  const texts = peopleCopy.general;
  return (
    <>
      <Select
        hideLabel
        label={texts.role}
        items={[
          { id: ALL, label: texts.allRoles },
          ...offered.map((each) => ({ id: each, label: texts.roleIs(roleLabel(each, 'filter')) })),
        ]}
        selectedId={role ?? ALL}
        onChange={(id) => onChange({ role: offered.find((each) => each === id) ?? null })}
      />
      <Select
        hideLabel
        label={texts.status}
        items={[
          { id: ALL, label: texts.statuses.all },
          { id: 'active', label: texts.statuses.active },
          { id: 'inactive', label: texts.statuses.inactive },
        ]}
        selectedId={status ?? ALL}
        onChange={(id) => onChange({ status: id === ALL ? null : (id as UserStatus) })}
      />
    </>
  );
}
