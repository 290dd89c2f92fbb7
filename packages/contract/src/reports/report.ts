import type { AssessmentFormat } from '../assessments/assessment-kinds.ts';
import type { Endpoint, EndpointRequest, RowOf } from '../common/endpoint.ts';
import type { ExportColumn } from '../export/export-table.ts';
import type { ReportFilter, ReportFilters } from './report-filters.ts';

/** Any call that answers pages of rows. */
export type AnyList = Endpoint<EndpointRequest, Endpoint['response'], true>;

/** A call's params and query; the page is added to it. */
interface ReportInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
}

interface ReportRules<E extends AnyList> {
  readonly endpoint: E;
  /** What narrows it. */
  readonly filters: readonly ReportFilter[];
  /** Without this one there is nothing to ask for. */
  readonly needs?: 'class' | 'assessment';
  /** Which assessments there are to choose from; all where it is not said. */
  readonly assessmentFormat?: AssessmentFormat;
  readonly inputOf: (filters: ReportFilters) => ReportInput;
  /** The columns, which may depend on the rows: a discipline each. */
  readonly columnsFor: (rows: readonly RowOf<E>[], filters: ReportFilters) => readonly ExportColumn<RowOf<E>>[];
}

/** A report whose rows are read by its own columns alone. */
export type Report = ReportRules<AnyList>;

/** A report whose row type is erased: its columns still read only the rows of its own call. */
export const report = <E extends AnyList>(rules: ReportRules<E>): Report => rules as unknown as Report;
