import {
  type Endpoint,
  fail,
  type Outcome,
  type ReportFilters,
  type ReportId,
  reports,
  succeed,
} from '@caderneta/contract';

/** Params and query of a report's call, as the wire would have brought them. */
interface ReportInput {
  readonly params: unknown;
  readonly query: Record<string, unknown>;
}

const parsed = (schema: Endpoint['request']['query'], value: unknown) =>
  schema ? schema.safeParse(value) : { success: true as const, data: value };

/** What a report's call is asked with; 'invalid-request' where the filters lack what it needs. */
export function reportInput(id: ReportId, filters: ReportFilters): Outcome<ReportInput> {
  const report = reports[id];
  if (report.needs !== undefined && filters[report.needs] === '') {
    return fail('invalid-request', { errors: [{ field: `filters.${report.needs}`, message: 'Escolha o que falta.' }] });
  }
  const input = report.inputOf(filters);
  const params = parsed(report.endpoint.request.params, input.params ?? {});
  const query = parsed(report.endpoint.request.query, input.query ?? {});
  if (!params.success || !query.success) return fail('invalid-request');
  return succeed({ params: params.data, query: query.data as Record<string, unknown> });
}
