import { type Assessment, categoryLabels, type ResultRow, type ZipEntry, zipBytes } from '@caderneta/contract';
import { dayOf } from '../../lib/dates.ts';

type Cells = readonly (string | number)[];
interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly Cells[];
}

/** Every file that a package may hold, as its manifest names them (OneRoster 1.2, CSV binding). */
const known = [
  ...['academicSessions', 'categories', 'classes', 'classResources', 'courses', 'courseResources', 'demographics'],
  ...['enrollments', 'lineItemLearningObjectiveIds', 'lineItems', 'lineItemScoreScales', 'orgs', 'resources'],
  ...['resultLearningObjectiveIds', 'results', 'resultScoreScales', 'roles', 'scoreScales', 'userProfiles'],
  ...['userResources', 'users'],
] as const;

const common = ['sourcedId', 'status', 'dateLastModified'] as const;

/** What a pupil's result is called there; a sheet that waits for a person has no score yet. */
const statuses: Readonly<Record<ResultRow['status'], string>> = {
  CORRECTED: 'fully graded',
  IN_REVIEW: 'submitted',
  PENDING: 'not submitted',
};

const field = (cell: string | number): string => {
  const text = String(cell).replace(/[\r\n]+/g, ' ');
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
const csv = (columns: Cells, rows: readonly Cells[]): string =>
  [columns, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');

const sessionOf = (year: number) => `ano-${year}`;
const categoryOf = ({ category }: Assessment) => `categoria-${category.toLowerCase()}`;

function lineItemOf(assessment: Assessment, year: number, stamp: Cells): Table {
  const { id, title, description, created_at, class_id, institution_id } = assessment;
  const day = dayOf(new Date(created_at));
  return {
    name: 'lineItems',
    columns: [
      ...[...common, 'title', 'description', 'assignDate', 'dueDate', 'classSourcedId', 'categorySourcedId'],
      ...['academicSessionSourcedId', 'resultValueMin', 'resultValueMax', 'schoolSourcedId'],
    ],
    rows: [
      [
        ...[id, ...stamp, title, description ?? '', day, day, class_id, categoryOf(assessment)],
        ...[sessionOf(year), 0, assessment.format === 'LEITURA' ? 10 : 100, institution_id],
      ],
    ],
  };
}

function resultsOf({ id, created_at, class_id }: Assessment, results: readonly ResultRow[], stamp: Cells): Table {
  return {
    name: 'results',
    columns: [
      ...[...common, 'lineItemSourcedId', 'studentSourcedId', 'scoreStatus', 'score', 'scoreDate', 'comment'],
      ...['textScore', 'classSourcedId', 'inProgress', 'incomplete', 'late', 'missing', 'metadata.matricula'],
    ],
    rows: results.map(({ student_profile_id: pupil, student, status, score, updated_at }) => [
      ...[`${id}.${pupil}`, ...stamp, id, pupil, statuses[status]],
      ...[status === 'CORRECTED' ? (score ?? '') : '', dayOf(new Date(updated_at ?? created_at))],
      ...['', '', class_id, '', '', '', '', student.matricula ?? ''],
    ]),
  };
}

/**
 * The files of a package with the results of one assessment. All of them say what changed ('delta'): told as the whole, they would delete every
 * other result of whoever takes them. Pupils, class and school are told by Caderneta's ids; the matrícula stands beside them.
 */
export function oneRosterFiles(
  assessment: Assessment,
  results: readonly ResultRow[],
  now: Date,
): readonly (readonly [name: string, text: string])[] {
  const year = assessment.class.academic_year ?? Number(dayOf(new Date(assessment.created_at)).slice(0, 4));
  const stamp = ['active', now.toISOString()];
  const tables: readonly Table[] = [
    {
      name: 'academicSessions',
      columns: [...common, 'title', 'type', 'startDate', 'endDate', 'parentSourcedId', 'schoolYear'],
      // A school year in Brazil ends in the calendar year that names it; the end date of the binding is the first day that is no longer in it.
      rows: [
        [
          ...[sessionOf(year), ...stamp, `Ano letivo de ${year}`, 'schoolYear'],
          ...[`${year}-01-01`, `${year + 1}-01-01`, '', year],
        ],
      ],
    },
    {
      name: 'categories',
      columns: [...common, 'title', 'weight'],
      rows: [[categoryOf(assessment), ...stamp, categoryLabels[assessment.category], '']],
    },
    lineItemOf(assessment, year, stamp),
    resultsOf(assessment, results, stamp),
  ];
  const manifest = [
    ['manifest.version', '1.0'],
    ['oneroster.version', '1.2'],
    ...known.map((name) => [`file.${name}`, tables.some((table) => table.name === name) ? 'delta' : 'absent']),
    ['source.systemName', 'Caderneta'],
    ['source.systemCode', 'caderneta'],
  ];
  return [
    ['manifest.csv', csv(['propertyName', 'value'], manifest)],
    ...tables.map(({ name, columns, rows }) => [`${name}.csv`, csv(columns, rows)] as const),
  ];
}

/** The same as the bytes of a ZIP. */
export function oneRosterPackage(assessment: Assessment, results: readonly ResultRow[], now: Date) {
  const utf8 = new TextEncoder();
  return zipBytes(oneRosterFiles(assessment, results, now).map(([name, text]): ZipEntry => [name, utf8.encode(text)]));
}
