import type { UserRow } from '@caderneta/contract';
import { peopleCopy } from './people.copy.ts';

/** Where a user belongs, in two lines: school and municipality. */
export function orgUnitLines({
  role,
  profiles: [profile],
}: Pick<UserRow, 'role' | 'profiles'>): readonly [string, string] {
  const { none, network, platform } = peopleCopy.orgUnit;
  const municipality = profile?.municipality?.name ?? '';
  if (role === 'MASTER' && !profile?.institution && municipality === '') return [network, platform];
  return [profile?.institution?.name ?? (municipality || none), profile?.institution ? municipality : ''];
}
