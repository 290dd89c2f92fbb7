import type { ReportId, RowOf } from '@caderneta/contract';
import type { ExportColumn } from '@caderneta/ui';
import type { CallOptions } from '../../lib/api/call.ts';
import type { AnyList } from '../../lib/api/list-endpoint.ts';

/** What narrows a report; empty where not set. */
export interface ReportFilters {
  readonly year: string;
  readonly municipality: string;
  readonly institution: string;
  readonly class: string;
  readonly discipline: string;
  readonly period: string;
  readonly assessment: string;
  /** 'sim' leaves out what is personal. */
  readonly hide: string;
}
export type ReportFilter = keyof ReportFilters;

/** A call's params and query; pages are added to it. */
type Input<E extends AnyList> = Pick<CallOptions<E>, 'params'> & {
  readonly query?: Record<string, string | undefined>;
};

export interface ReportRules<E extends AnyList> {
  readonly endpoint: E;
  /** What narrows it. */
  readonly filters: readonly ReportFilter[];
  /** Without this one there is nothing to ask for. */
  readonly needs?: 'class' | 'assessment';
  readonly inputOf: (filters: ReportFilters) => Input<E>;
  /** The columns, which may depend on the rows: a discipline each. */
  readonly columnsFor: (rows: readonly RowOf<E>[], filters: ReportFilters) => readonly ExportColumn<RowOf<E>>[];
}

/** A report whose rows are read by its own columns alone. */
export type Report = ReportRules<AnyList>;
export type Reports = Readonly<Record<ReportId, Report>>;

/** The columns of a report take the rows of its own call; that is all that is forgotten here. */
export const report = <E extends AnyList>(rules: ReportRules<E>): Report => rules as unknown as Report;
