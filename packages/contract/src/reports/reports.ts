import { lettersAnalysed, shareOf } from '../assessments/analysis.rules.ts';
import { resultStatusLabels } from '../assessments/assessment-kinds.ts';
import { assessmentEndpoints } from '../assessments/assessments.endpoints.ts';
import { auditEndpoints } from '../audit/audit.endpoints.ts';
import { hiddenText } from '../audit/mask-personal.ts';
import { formatMoment, writeDay } from '../common/written-time.ts';
import {
  readingCriteria,
  readingCriterionLabels,
  readingOriginLabels,
  readingProfileLabels,
} from '../reading/reading-criteria.ts';
import { schoolYearEndpoints } from '../school-year/school-year.endpoints.ts';
import { situationLabels } from '../school-year/year-result.rules.ts';
import { enrolmentSituationLabels } from '../users/enrolment-statuses.ts';
import { genderLabels } from '../users/genders.ts';
import { changeLines, changeText, recordLines } from './change-text.ts';
import { type Report, report } from './report.ts';
import type { ReportFilters } from './report-filters.ts';
import type { ReportId } from './report-ids.ts';
import { auditActionLabels, reportTitles as titles } from './report-titles.ts';
import { reportEndpoints } from './reports.endpoints.ts';
import type { PupilReportRow, ReadingReportRow } from './reports.schema.ts';

const orgUnitOf = (filters: ReportFilters) => ({
  query: {
    academic_year: filters.year || undefined,
    municipality_id: filters.municipality || undefined,
    institution_id: filters.institution || undefined,
    class_id: filters.class || undefined,
    discipline_id: filters.discipline || undefined,
    period: filters.period || undefined,
    hide_personal: filters.hide ? 'true' : undefined,
  },
});
/** As the specification counts them up. */
const criteriaInOrder = [...readingCriteria].sort();
/** Of a report over several classes: which school a row is of. */
const schoolBeyondClass = ({ class: one }: ReportFilters) =>
  one === '' ? [{ header: titles.institution, value: (row: { institution: string }) => row.institution }] : [];
const orgFilters = ['year', 'municipality', 'institution', 'class'] as const;

/**
 * Every report: what it asks for, what narrows it, and its columns in the order of the specification. The screen's preview, the files,
 * paper and what the server makes in the background read this alone: a new report is a row here, and its name in `report-ids.ts`.
 */
export const reports: Readonly<Record<ReportId, Report>> = {
  attendance: report({
    endpoint: reportEndpoints.attendance,
    filters: [...orgFilters, 'discipline', 'period'],
    inputOf: orgUnitOf,
    columnsFor: (_rows, filters) => [
      ...schoolBeyondClass(filters),
      { header: titles.class, value: (row) => row.class },
      { header: titles.discipline, value: (row) => row.discipline },
      { header: titles.matricula, value: (row) => row.matricula },
      { header: titles.student, value: (row) => row.student },
      { header: titles.present, value: (row) => row.present },
      { header: titles.absences, value: (row) => row.absent },
      { header: titles.frequency, value: (row) => row.frequency },
    ],
  }),
  absentees: report({
    endpoint: reportEndpoints.absentees,
    filters: [...orgFilters, 'period'],
    inputOf: (filters) => orgUnitOf({ ...filters, discipline: '' }),
    columnsFor: () => [
      { header: titles.institution, value: (row) => row.institution },
      { header: titles.class, value: (row) => row.class },
      { header: titles.student, value: (row) => row.student },
      { header: titles.missed, value: (row) => row.absent },
      { header: titles.consecutive, value: (row) => row.consecutive },
      { header: titles.frequency, value: (row) => row.frequency },
      { header: titles.limit, value: (row) => row.limit },
    ],
  }),
  'report-cards': report({
    endpoint: reportEndpoints.reportCards,
    filters: [...orgFilters, 'student'],
    needs: 'class',
    inputOf: ({ class: class_id, student, year }) => ({
      query: { class_id, student_profile_id: student || undefined, academic_year: year || undefined },
    }),
    columnsFor: (rows) => [
      { header: titles.student, value: (row) => row.student },
      { header: titles.discipline, value: (row) => row.discipline },
      ...(rows[0]?.periods ?? []).flatMap(({ label }, index) => [
        { header: titles.scoreIn(label), value: (row: (typeof rows)[number]) => row.periods[index]?.score },
        { header: titles.missedIn(label), value: (row: (typeof rows)[number]) => row.periods[index]?.absent },
      ]),
      { header: titles.mean, value: (row) => row.mean },
      { header: titles.shortFrequency, value: (row) => row.frequency },
      { header: titles.situation, value: (row) => situationLabels[row.situation] },
    ],
  }),
  council: report({
    endpoint: schoolYearEndpoints.yearResults,
    filters: ['municipality', 'institution', 'class'],
    needs: 'class',
    inputOf: (filters) => ({ params: { id: filters.class } }),
    columnsFor: (rows) => [
      { header: titles.student, value: (row) => row.student.name },
      ...[...new Set(rows.flatMap((row) => row.disciplines.map(({ name }) => name)))].map((name) => ({
        header: name,
        value: (row: (typeof rows)[number]) => row.disciplines.find((one) => one.name === name)?.mean,
      })),
      { header: titles.mean, value: (row) => row.mean },
      { header: titles.missed, value: (row) => row.absent },
    ],
  }),
  'posted-grades': report({
    endpoint: reportEndpoints.postedGrades,
    filters: [...orgFilters, 'discipline', 'period'],
    inputOf: orgUnitOf,
    columnsFor: () => [
      { header: titles.institution, value: (row) => row.institution },
      { header: titles.class, value: (row) => row.class },
      { header: titles.discipline, value: (row) => row.discipline },
      { header: titles.teacher, value: (row) => row.teacher },
      { header: titles.expected, value: (row) => row.expected },
      { header: titles.posted, value: (row) => row.posted },
      { header: titles.percent, value: (row) => row.percent },
    ],
  }),
  pupils: report({
    endpoint: reportEndpoints.pupils,
    filters: ['municipality', 'institution', 'class', 'hide'],
    // Who is enrolled is a matter of today: a year is not asked for.
    inputOf: (filters) => orgUnitOf({ ...filters, year: '', discipline: '', period: '' }),
    columnsFor: (_rows, filters) => [
      ...schoolBeyondClass(filters),
      ...(filters.class === '' ? [{ header: titles.class, value: (row: PupilReportRow) => row.class }] : []),
      { header: titles.number, value: (row) => row.number },
      { header: titles.matricula, value: (row) => row.matricula },
      { header: titles.student, value: (row) => row.student },
      { header: titles.gender, value: (row) => (row.gender === null ? null : genderLabels[row.gender]) },
      {
        header: titles.birth,
        value: (row) => (filters.hide ? hiddenText : row.birth_date === null ? null : writeDay(row.birth_date)),
      },
      { header: titles.situation, value: (row) => enrolmentSituationLabels[row.situation] },
    ],
  }),
  assessment: report({
    endpoint: assessmentEndpoints.results,
    filters: ['municipality', 'institution', 'class', 'assessment'],
    needs: 'assessment',
    inputOf: (filters) => ({ params: { id: filters.assessment } }),
    columnsFor: (rows) => [
      { header: titles.student, value: (row) => row.student.name },
      { header: titles.hits, value: (row) => row.hits },
      // A reading's goes from 0 to 10: no per cent.
      { header: rows[0]?.scale === 10 ? titles.score : titles.percent, value: (row) => row.score },
      { header: titles.situation, value: (row) => resultStatusLabels[row.status] },
    ],
  }),
  questions: report({
    endpoint: assessmentEndpoints.questions,
    filters: ['municipality', 'institution', 'class', 'assessment'],
    needs: 'assessment',
    assessmentFormat: 'GABARITO',
    inputOf: (filters) => ({ params: { id: filters.assessment } }),
    columnsFor: (rows) => [
      {
        header: titles.question,
        value: ({ group, question, key_version: version }) => {
          const name = titles.inColumn(group + 1, question);
          return version === 'B' ? titles.ofVersionB(name) : name;
        },
      },
      { header: titles.key, value: (row) => (row.annulled ? titles.annulled(row.correct) : row.correct) },
      ...lettersAnalysed(rows).map((letter) => ({ header: titles.option(letter), value: shareOf(letter) })),
      { header: titles.blank, value: (row) => row.blank },
      { header: titles.double, value: (row) => row.double },
      { header: titles.hitRate, value: (row) => row.hit_rate },
      { header: titles.discrimination, value: (row) => row.discrimination },
    ],
  }),
  institutions: report({
    endpoint: reportEndpoints.institutions,
    filters: ['municipality', 'institution', 'class', 'assessment'],
    needs: 'assessment',
    inputOf: (filters) => ({ params: { id: filters.assessment } }),
    columnsFor: () => [
      { header: titles.institution, value: (row) => row.institution },
      { header: titles.foreseen, value: (row) => row.expected },
      { header: titles.participation, value: (row) => row.participation },
      { header: titles.mean, value: (row) => row.mean },
      { header: titles.deviation, value: (row) => row.deviation },
    ],
  }),
  readings: report({
    endpoint: reportEndpoints.readings,
    filters: ['municipality', 'institution', 'class', 'student', 'assessment'],
    needs: 'class',
    assessmentFormat: 'LEITURA',
    inputOf: ({ class: class_id, student, assessment }) => ({
      query: { class_id, student_profile_id: student || undefined, assessment_id: assessment || undefined },
    }),
    columnsFor: (_rows, filters) => [
      { header: titles.student, value: (row) => row.student },
      // One pupil's readings are told apart by when and what was read.
      ...(filters.student === ''
        ? []
        : [
            { header: titles.date, value: (row: ReadingReportRow) => formatMoment(row.read_at) },
            { header: titles.assessment, value: (row: ReadingReportRow) => row.assessment },
          ]),
      ...criteriaInOrder.map((name) => ({
        header: readingCriterionLabels[name],
        value: (row: ReadingReportRow) => row.criteria[name],
      })),
      { header: titles.overall, value: (row) => row.score },
      {
        header: titles.overallOrigin,
        value: (row) => (row.score_origin === null ? null : readingOriginLabels[row.score_origin]),
      },
      // Right words, of marked readings, and words read, of the others, are two quantities.
      { header: titles.wordsPerMinute, value: (row) => (row.origin === 'ear' ? null : row.words_per_minute) },
      { header: titles.rightWordsPerMinute, value: (row) => (row.origin === 'ear' ? row.words_per_minute : null) },
      { header: titles.accuracy, value: (row) => row.accuracy_percent },
      { header: titles.origin, value: (row) => (row.origin === null ? null : readingOriginLabels[row.origin]) },
      { header: titles.profile, value: (row) => (row.profile === null ? null : readingProfileLabels[row.profile]) },
    ],
  }),
  audit: report({
    endpoint: auditEndpoints.list,
    filters: ['municipality', 'institution', 'from', 'to', 'user', 'hide'],
    inputOf: (filters) => ({
      query: {
        ...{ from: filters.from || undefined, to: filters.to || undefined, search: filters.user.trim() || undefined },
        municipality_id: filters.municipality || undefined,
        institution_id: filters.institution || undefined,
        hide_personal: filters.hide ? 'true' : undefined,
      },
    }),
    columnsFor: () => [
      { header: titles.date, value: (row) => formatMoment(row.created_at) },
      { header: titles.user, value: (row) => row.user?.name },
      { header: titles.action, value: (row) => auditActionLabels[row.action] },
      {
        header: titles.record,
        value: (row) => (row.record_name === null ? row.table_label : `${row.table_label}: ${row.record_name}`),
        lines: recordLines,
      },
      { header: titles.from, value: (row) => changeText(row, 'from'), lines: (row) => changeLines(row, 'from') },
      { header: titles.to, value: (row) => changeText(row, 'to'), lines: (row) => changeLines(row, 'to') },
    ],
  }),
};
