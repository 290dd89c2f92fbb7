import {
  classEndpoints,
  permissionEndpoints,
  pupilConsentEndpoints,
  type Role,
  type User,
  type UserInput,
  type UserPatch,
  userEndpoints,
} from '@caderneta/contract';
import { refreshProfile } from '../../lib/account/sign-out.ts';
import { call } from '../../lib/api/call.ts';
import { dashboardReads } from '../../lib/api/dashboard-reads.ts';
import { useCall, useStale } from '../../lib/api/use-call.ts';
import { useEvery } from '../../lib/api/use-every.ts';
import { useRecordWrites, useWrites } from '../../lib/api/use-record-writes.ts';
import type { PeopleAddress, UserStatus } from './people-address.ts';

export interface PeopleFilter {
  readonly search: string;
  readonly role: Role | null;
  readonly status: UserStatus | null;
  /** Empty for all. */
  readonly municipality: string;
}

const queryOf = ({ search, role, status, municipality }: PeopleFilter) => ({
  search: search.trim() || undefined,
  role: role ?? undefined,
  status: status ?? undefined,
  municipality_id: municipality || undefined,
  sort: 'name' as const,
});

/** A page of the people within reach, by name; the last one stays while the next loads. */
export const usePeoplePage = (filter: PeopleFilter & Pick<PeopleAddress, 'page'>, limit: number) =>
  useCall(
    userEndpoints.list,
    { query: { ...queryOf(filter), page: String(filter.page), limit: String(limit) } },
    { keepPrevious: true },
  );

/** Everybody whom the filter finds, as far as one answer reaches. */
export const fetchPeople = (filter: PeopleFilter) => call(userEndpoints.list, { query: queryOf(filter) });

export const useUserCounts = () => useCall(userEndpoints.counts);

/** A user with all that their record holds. `null` waits. */
export const useUserRecord = (id: string | null) => useCall(userEndpoints.get, id === null ? null : { params: { id } });

/** Classes that a pupil was in, the present one first. */
export const useEnrolments = (userId: string) => useEvery(userEndpoints.enrolments, { params: { id: userId } });

/** The guardians' consents to keep recordings of a pupil. */
export const useConsents = (id: string) => useCall(pupilConsentEndpoints.list, { params: { id } });

/** Takes them back, with what was recorded. */
export function useConsentWithdrawal() {
  const { write } = useWrites(pupilConsentEndpoints.list);
  return (id: string) => write(pupilConsentEndpoints.withdraw, { params: { id } });
}

/** Takes a user's password away and answers the code that makes a new one. */
export const resetAccess = (id: string) => call(userEndpoints.resetAccess, { params: { id } });

const readings = [
  userEndpoints.list,
  userEndpoints.counts,
  userEndpoints.get,
  classEndpoints.students,
  classEndpoints.list,
  ...dashboardReads,
  userEndpoints.enrolments,
  permissionEndpoints.ofUser,
];

/** Writes to users; every reading of them is fresh afterwards, that of the signed-in one too. */
export function useUserWrites() {
  const { create, update } = useRecordWrites(userEndpoints, ...readings);
  const stale = useStale();
  const thenOwn = async <A extends { readonly ok: boolean }>(answer: A): Promise<A> => {
    if (answer.ok) await refreshProfile();
    return answer;
  };
  return {
    create: async (input: UserInput) => thenOwn(await create(input)),
    update: async (id: string, patch: UserPatch) => thenOwn(await update({ id }, patch)),
    /** Moves a pupil to another class from a day on. */
    transfer: async ({ id, version }: User, to: { institutionId: string; classId: string; date: string }) => {
      const profile = { institution_id: to.institutionId, class_id: to.classId, transfer_date: to.date };
      return thenOwn(await update({ id }, { profile, version }));
    },
    /** @param isOwn The session ends with the account: nothing is read again. */
    remove: async (id: string, isOwn: boolean) => {
      const answer = await call(userEndpoints.remove, { params: { id } });
      if (!answer.ok || isOwn) return answer;
      await stale(...readings);
      return thenOwn(answer);
    },
  };
}
