import { importFiles } from '../../boot/import-files.ts';
import type { Scope } from './access-table.ts';
import { type Site, sites } from './fixture.ts';
import type { AccessRequests } from './matrix-request.ts';

/** Where a scope ends in the small network, where everyone of the tests belongs to school `near` of municipality `home`. */
export const sitesWithin: Readonly<Record<Scope, readonly Site[]>> = {
  all: sites,
  municipality: ['assigned', 'unassigned', 'far'],
  institution: ['assigned', 'unassigned'],
  assigned: ['assigned'],
  class: ['assigned'],
  own: [],
};

/** What every module's `testing/access-requests.ts` gives, by the calls that it names. */
export async function readAccessRequests() {
  const files = await importFiles<{ accessRequests: AccessRequests }>(
    new URL('../../modules/', import.meta.url),
    /\/testing\/access-requests\.[jt]s$/,
  );
  const given = files.map(({ accessRequests }) => accessRequests);
  const merged = <Part extends keyof AccessRequests>(part: Part): Readonly<NonNullable<AccessRequests[Part]>> =>
    Object.assign({}, ...given.map((requests) => requests[part]));
  return {
    requestsBySite: merged('bySite'),
    listsBySite: merged('lists'),
    requestsByOwner: merged('byOwner'),
    /** Each writes its module's rows of the small network. */
    rowInserters: given.flatMap(({ insertRows }) => insertRows ?? []),
  };
}
