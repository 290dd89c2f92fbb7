import { type Role, roles } from '@caderneta/contract';
import { useCallback } from 'react';
import { useOwnSearch } from '../../lib/place/use-own-search.ts';

export type UserStatus = 'active' | 'inactive';

/** What narrows a list of people, and the form that is open over it. */
export interface PeopleAddress {
  readonly search: string;
  readonly role: Role | null;
  readonly status: UserStatus | null;
  /** Empty for all. */
  readonly municipality: string;
  readonly page: number;
  /** The id of who is being edited, 'new' for nobody yet; null while no form is open. */
  readonly form: string | null;
}

const params = {
  search: 'busca',
  role: 'perfil',
  status: 'status',
  municipality: 'municipio',
  page: 'pagina',
  form: 'formulario',
} as const;
const statuses = { active: 'ativo', inactive: 'inativo' } as const;
const NEW = 'novo';

/** Reads an address; what is malformed counts as not set. */
export function addressOf(search: URLSearchParams): PeopleAddress {
  const page = Number(search.get(params.page) ?? '1');
  const status = search.get(params.status);
  const form = search.get(params.form);
  return {
    search: search.get(params.search) ?? '',
    role: roles.find((role) => role === search.get(params.role)) ?? null,
    status: status === statuses.active ? 'active' : status === statuses.inactive ? 'inactive' : null,
    municipality: search.get(params.municipality) ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    form: form === NEW ? 'new' : form,
  };
}

/** The address after a change. What narrows the list otherwise goes back to page 1. */
export function searchOf(now: PeopleAddress, change: Partial<PeopleAddress>): URLSearchParams {
  const narrows = ['search', 'role', 'status', 'municipality'].some((name) => name in change);
  const next = { ...now, ...(narrows ? { page: 1 } : {}), ...change };
  const search = new URLSearchParams();
  if (next.search) search.set(params.search, next.search);
  if (next.role) search.set(params.role, next.role);
  if (next.status) search.set(params.status, statuses[next.status]);
  if (next.municipality) search.set(params.municipality, next.municipality);
  if (next.page > 1) search.set(params.page, String(next.page));
  if (next.form) search.set(params.form, next.form === 'new' ? NEW : next.form);
  return search;
}

/** The list's filters and the open form live in the address: a reload finds both again. */
export function usePeopleAddress() {
  const [search, setSearch] = useOwnSearch();
  const set = useCallback(
    (change: Partial<PeopleAddress>) =>
      setSearch((now) => searchOf(addressOf(now), change), { replace: change.page === undefined }),
    [setSearch],
  );
  return [addressOf(search), set] as const;
}
