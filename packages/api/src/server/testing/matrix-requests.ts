import { importFiles } from '../../boot/import-files.ts';
import type { Scope } from './access-table.ts';
import { type Place, places } from './fixture.ts';
import type { AccessRequests } from './matrix-request.ts';

/** Where a scope ends in the small network, where everyone of the tests belongs to school `near` of municipality `home`. */
export const placesWithin: Readonly<Record<Scope, readonly Place[]>> = {
  all: places,
  municipality: ['assigned', 'unassigned', 'far'],
  institution: ['assigned', 'unassigned'],
  assigned: ['assigned'],
  class: ['assigned'],
  own: [],
};

const ofModules = (
  await importFiles<{ accessRequests: AccessRequests }>(
    new URL('../../modules/', import.meta.url),
    /\/testing\/access-requests\.[jt]s$/,
  )
).map(({ accessRequests }) => accessRequests);

const merged = <Part extends keyof AccessRequests>(part: Part): Readonly<NonNullable<AccessRequests[Part]>> =>
  Object.assign({}, ...ofModules.map((requests) => requests[part]));

export const requestsByPlace = merged('byPlace');
export const listsByPlace = merged('lists');
export const requestsByOwner = merged('byOwner');

/** Writes every module's own rows of the small network. */
export const rowInserters = ofModules.flatMap(({ insertRows }) => insertRows ?? []);
