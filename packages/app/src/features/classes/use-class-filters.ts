import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ClassFilters } from './classes.api.ts';

const params = { year: 'ano', institutionId: 'instituicao', search: 'busca', page: 'pagina' } as const;

/** Reads the filters that an address carries; what is malformed counts as not set. */
export function filtersOf(search: URLSearchParams): ClassFilters {
  const year = search.get(params.year) ?? '';
  const page = Number(search.get(params.page) ?? '1');
  return {
    year: /^\d{4}$/.test(year) ? year : '',
    institutionId: search.get(params.institutionId) ?? '',
    search: search.get(params.search) ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address for changed filters. Any change but the page's own goes back to page 1. */
export function searchOf(filters: ClassFilters, change: Partial<ClassFilters>): URLSearchParams {
  const next = { ...filters, page: 1, ...change };
  const search = new URLSearchParams();
  if (next.year) search.set(params.year, next.year);
  if (next.institutionId) search.set(params.institutionId, next.institutionId);
  if (next.search) search.set(params.search, next.search);
  if (next.page > 1) search.set(params.page, String(next.page));
  return search;
}

/** The list's filters live in the address, so that going back from a class finds them again. */
export function useClassFilters() {
  const [search, setSearch] = useSearchParams();
  const filters = filtersOf(search);
  const set = useCallback(
    (change: Partial<ClassFilters>) =>
      setSearch((now) => searchOf(filtersOf(now), change), { replace: change.page === undefined }),
    [setSearch],
  );
  return [filters, set] as const;
}
