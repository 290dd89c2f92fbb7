import { useCallback } from 'react';
import { useOwnSearch } from './place/use-own-search.ts';

const PAGE = 'pagina';
const FORM = 'formulario';
const NEW = 'novo';

/** What the address of a list says: what narrows it, the page, and the form that is open over it. */
export interface ListAddress<K extends string> {
  /** By name; empty where not set. */
  readonly filters: Readonly<Record<K, string>>;
  readonly page: number;
  /** The id of what is being edited, 'new' for what is not there yet; null while no form is open. */
  readonly form: string | null;
}
export type ListAddressChange<K extends string> = Partial<Record<K, string>> & {
  readonly page?: number;
  readonly form?: string | null;
};
/** The name of each filter in the address: `{ search: 'busca' }`. */
export type FilterNames<K extends string> = Readonly<Record<K, string>>;

const keysOf = <K extends string>(names: FilterNames<K>) => Object.keys(names) as K[];

/** Reads an address; what is malformed counts as not set. */
export function addressOf<K extends string>(names: FilterNames<K>, search: URLSearchParams): ListAddress<K> {
  const page = Number(search.get(PAGE) ?? '1');
  const form = search.get(FORM);
  return {
    filters: Object.fromEntries(keysOf(names).map((key) => [key, search.get(names[key]) ?? ''])) as Record<K, string>,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    form: form === NEW ? 'new' : form,
  };
}

/** The address after a change. A filter that changes goes back to page 1; what other parts of a screen keep there stays. */
export function searchOf<K extends string>(
  names: FilterNames<K>,
  search: URLSearchParams,
  change: ListAddressChange<K>,
): URLSearchParams {
  const now = addressOf(names, search);
  const next = new URLSearchParams(search);
  const put = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value));
  const narrows = keysOf(names).filter((key) => change[key] !== undefined);
  for (const key of narrows) put(names[key], change[key] ?? '');
  const page = change.page ?? (narrows.length > 0 ? 1 : now.page);
  put(PAGE, page > 1 ? String(page) : '');
  const form = change.form === undefined ? now.form : change.form;
  put(FORM, form === 'new' ? NEW : (form ?? ''));
  return next;
}

/** Filters, page and open form live in the address: going back, or signing in again, finds them as they were. */
export function useListAddress<K extends string>(names: FilterNames<K>) {
  const [search, setSearch] = useOwnSearch();
  const change = useCallback(
    (part: ListAddressChange<K>) =>
      // From the address itself: of two changes at once the second must not bring back what the first took away.
      setSearch(() => searchOf(names, new URLSearchParams(window.location.search), part), {
        replace: part.page === undefined,
      }),
    [names, setSearch],
  );
  const clear = () => change(Object.fromEntries(keysOf(names).map((key) => [key, ''])) as Record<K, string>);
  return [addressOf(names, search), change, clear] as const;
}
