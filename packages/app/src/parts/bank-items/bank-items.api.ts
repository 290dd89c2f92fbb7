import {
  type AssembleInput,
  assessmentEndpoints,
  bankItemEndpoints,
  type ItemLevel,
  rowsPerPage,
} from '@caderneta/contract';
import { call } from '../../lib/api/call.ts';
import { dashboardReads } from '../../lib/api/dashboard-reads.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { useRecordWrites, useWrites } from '../../lib/api/use-record-writes.ts';

/** What the bank is narrowed to; empty for all. */
export interface ItemFilter {
  readonly search: string;
  readonly year: string;
  readonly level: ItemLevel | '';
  readonly component: string;
  readonly skill: string;
  readonly isArchived?: boolean;
}

const queryOf = ({ search, year, level, component, skill, isArchived = false }: ItemFilter) => ({
  search: search.trim() || undefined,
  year: year || undefined,
  level: level || undefined,
  component: component || undefined,
  skill: skill || undefined,
  archived: isArchived ? ('true' as const) : undefined,
});

/** A page of the bank, the newest first; the last one stays while the next loads. */
export const useItemPage = (filter: ItemFilter, page: number) =>
  useCall(
    bankItemEndpoints.list,
    { query: { ...queryOf(filter), page: String(page), limit: String(rowsPerPage) } },
    { keepPrevious: true },
  );

/** All that the filters leave, as far as one answer reaches. */
export const fetchItems = (filter: ItemFilter) => call(bankItemEndpoints.list, { query: queryOf(filter) });

export const useItem = (id: string) => useCall(bankItemEndpoints.get, { params: { id } });

/** Writes to the bank; every reading of it is fresh afterwards. */
export const useItemWrites = () => useRecordWrites(bankItemEndpoints, bankItemEndpoints.list, bankItemEndpoints.get);

/** Puts an assessment together. */
export function useAssemble() {
  const { create } = useWrites(bankItemEndpoints.list, assessmentEndpoints.list, ...dashboardReads);
  return (body: AssembleInput) => create(bankItemEndpoints.assemble, { body });
}

export const useBooklet = (assessmentId: string) =>
  useCall(bankItemEndpoints.booklet, { params: { id: assessmentId } });
