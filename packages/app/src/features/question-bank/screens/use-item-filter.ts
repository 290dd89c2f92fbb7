import { itemLevelOf } from '@caderneta/contract';
import { useDebounced } from '../../../lib/use-debounced.ts';
import type { ItemFilter } from '../../../parts/bank-items/bank-items.api.ts';
import type { FilterValues } from './ItemFilters.tsx';

/** What an address narrows the bank to; a search counts once somebody stops typing. */
export function useItemFilter({ search, year, level, component, skill, state }: FilterValues): ItemFilter {
  const typed = useDebounced(search);
  return { search: typed, year, level: itemLevelOf(level), component, skill, isArchived: state !== '' };
}
