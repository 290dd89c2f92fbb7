import {
  type AnyList,
  assessmentEndpoints,
  classEndpoints,
  disciplineEndpoints,
  institutionEndpoints,
  municipalityEndpoints,
  type Report,
  type ReportFile,
  type ReportFileInput,
  type ReportFilters,
  type ReportFormat,
  type ReportId,
  reportEndpoints,
  rowsPerPage,
  type SessionUser,
  settingsEndpoints,
} from '@caderneta/contract';
import { useEffect, useState } from 'react';
import { type CallOptions, call } from '../../lib/api/call.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { useEvery } from '../../lib/api/use-every.ts';
import { useWrites } from '../../lib/api/use-record-writes.ts';
import { periodChoices } from './period-choices.ts';
import { reportYear } from './report-filters.ts';

const isComplete = ({ needs }: Report, filters: ReportFilters) => needs === undefined || filters[needs] !== '';

/** Of a list that could be any, the call's own types of what it takes are not known. */
function inputOf(report: Report, filters: ReportFilters, pages: object = {}): CallOptions<AnyList> {
  const { params, query } = report.inputOf(filters);
  return { params, query: { ...query, ...pages } } as unknown as CallOptions<AnyList>;
}

/** A page of a report; nothing is asked for while a filter that it needs is missing. */
export function useReportPage(report: Report, filters: ReportFilters, page: number) {
  const input = isComplete(report, filters)
    ? inputOf(report, filters, { page: String(page), limit: String(rowsPerPage) })
    : null;
  // The rows of one report are none of another's: nothing stays on screen while the next is fetched.
  return useCall<AnyList>(report.endpoint, input);
}

/** All rows of a report, as far as one answer reaches. */
export const fetchReport = (report: Report, filters: ReportFilters) =>
  call<AnyList>(report.endpoint, inputOf(report, filters));

/** Writes down that a report was taken away. */
export const recordExport = (body: {
  report: ReportId;
  format: ReportFormat;
  rows: number;
  hide_personal: boolean;
  filters: Record<string, string>;
}) => call(reportEndpoints.recordExport, { body });

/** What the filters offer. Lists of what hangs on another filter wait for it. */
export function useReportOptions(
  filters: ReportFilters,
  { filters: shown, assessmentFormat: format }: Report,
  ownInstitution: string | null,
  { role, profiles }: SessionUser,
) {
  const institution = ownInstitution ?? filters.institution;
  const ofInstitution = institution ? { query: { institution_id: institution } } : null;
  const institutions = useEvery(
    institutionEndpoints.list,
    ownInstitution === null ? { query: { municipality_id: filters.municipality || undefined } } : null,
  );
  const classes = useEvery(
    classEndpoints.list,
    ofInstitution && { query: { ...ofInstitution.query, academic_year: filters.year || undefined } },
  );
  const municipality =
    filters.municipality ||
    institutions.rows?.find(({ id }) => id === institution)?.municipality_id ||
    profiles[0]?.municipality_id;
  const settings = useCall(
    settingsEndpoints.municipality,
    shown.includes('period') && municipality ? { params: { id: municipality } } : null,
  );
  return {
    years: useCall(classEndpoints.years),
    municipalities: useEvery(municipalityEndpoints.list, role === 'MASTER' ? {} : null),
    institutions,
    classes,
    periods: {
      rows: periodChoices(settings.data, reportYear(filters, classes), filters.period),
      failure: settings.failure,
      isOfNetwork: Boolean(municipality),
    },
    disciplines: useEvery(disciplineEndpoints.list, ofInstitution),
    students: useEvery(
      classEndpoints.students,
      shown.includes('student') && filters.class ? { params: { id: filters.class } } : null,
    ),
    assessments: useEvery(
      assessmentEndpoints.list,
      shown.includes('assessment') && filters.class ? { query: { class_id: filters.class, format } } : null,
    ),
  };
}
export type ReportOptions = ReturnType<typeof useReportOptions>;

/** While a report is being made, how often its progress is asked for, ms. */
const PROGRESS_MS = 1500;
const isUnfinished = ({ status }: ReportFile) => status === 'QUEUED' || status === 'RUNNING';

/** The user's own reports that the server makes or made. */
export function useReportFiles() {
  const [isBusy, setBusy] = useState(false);
  const files = useCall(
    reportEndpoints.files,
    { query: { page: '1', limit: '10' } },
    isBusy ? { everyMs: PROGRESS_MS } : {},
  );
  const unfinished = files.data?.some(isUnfinished) ?? false;
  useEffect(() => setBusy(unfinished), [unfinished]);
  return files;
}

/** Has the server make a report's file. */
export function useReportRequest() {
  const { write } = useWrites(reportEndpoints.files);
  return (body: ReportFileInput) => write(reportEndpoints.makeFile, { body });
}
