import { type ReportFilter, type ReportFilters, type ReportId, reportNames } from '@caderneta/contract';
import { Checkbox, ComboBox, Select } from '@caderneta/ui';
import { lazyField } from '../../../parts/lazy/LazyPart.tsx';
import type { ReportOptions } from '../reports.api.ts';
import { reportsCopy } from '../reports.copy.ts';
import * as styles from './reports.css.ts';

const NONE = 'none';
const texts = reportsCopy.filters;

// Of one report alone, with all that a calendar is.
const LogFilters = lazyField(
  async () => (await import('./LogFilters.tsx')).LogFilters,
  () => null,
);

export interface ReportFilterFieldsProps {
  report: ReportId;
  filters: ReportFilters;
  /** Those that this report has. */
  shown: readonly ReportFilter[];
  options: ReportOptions;
  isMaster: boolean;
  /** The institution is not theirs to choose. */
  isInstitutionFixed: boolean;
  onReport: (id: ReportId) => void;
  onChange: (change: Partial<ReportFilters>) => void;
}

interface Offered {
  readonly rows: readonly { id: string; name: string }[] | undefined;
  readonly failure: object | null;
}

/** Which report, and what narrows it. What hangs on another filter waits for that one. */
export function ReportFilterFields(props: ReportFilterFieldsProps) {
  const { report, filters, shown, options, onReport, onChange } = props;
  const has = (filter: ReportFilter) => shown.includes(filter);
  const years = (options.years.data ?? []).map((year) => ({ id: String(year), label: String(year) }));
  const { periods } = options;
  const hasInstitution = props.isInstitutionFixed || filters.institution !== '';
  const assessments = options.assessments.rows?.map(({ id, title }) => ({ id, name: title }));
  const pupils = {
    rows: options.students.rows?.map(({ id, user }) => ({ id, name: user.name })),
    failure: options.students.failure,
  };
  const choice = (filter: keyof typeof texts.all, label: string, { rows, failure }: Offered, waitsFor?: string) => (
    <ComboBox
      label={label}
      placeholder={waitsFor ?? texts.all[filter]}
      items={(rows ?? []).map(({ id, name }) => ({ id, label: name }))}
      selectedId={filters[filter] === '' ? null : filters[filter]}
      onChange={(id) => onChange({ [filter]: id ?? '' })}
      isDisabled={waitsFor !== undefined}
      isLoading={waitsFor === undefined && rows === undefined && failure === null}
      errorMessage={failure === null ? undefined : texts.failed}
    />
  );
  const waitsForInstitution = hasInstitution ? undefined : texts.chooseInstitution;
  return (
    <div className={styles.filters}>
      <Select
        label={texts.report}
        items={Object.entries(reportNames).map(([id, label]) => ({ id, label }))}
        selectedId={report}
        onChange={(id) => onReport(id as ReportId)}
      />
      {has('year') && (
        <Select
          label={texts.year}
          items={[{ id: NONE, label: filters.class === '' ? texts.currentYear : texts.classYear }, ...years]}
          selectedId={filters.year || NONE}
          onChange={(id) => onChange({ year: id === NONE ? '' : id })}
        />
      )}
      {has('municipality') && props.isMaster && choice('municipality', texts.municipality, options.municipalities)}
      {has('institution') &&
        !props.isInstitutionFixed &&
        choice('institution', texts.institution, options.institutions)}
      {has('class') && choice('class', texts.class, options.classes, waitsForInstitution)}
      {has('student') && choice('student', texts.student, pupils, filters.class === '' ? texts.chooseClass : undefined)}
      {has('discipline') && choice('discipline', texts.discipline, options.disciplines, waitsForInstitution)}
      {has('assessment') &&
        choice(
          'assessment',
          texts.assessment,
          { rows: assessments, failure: options.assessments.failure },
          filters.class === '' ? texts.chooseClass : undefined,
        )}
      {has('period') && (periods.isOfNetwork || filters.period !== '') && (
        <Select
          label={texts.period}
          items={[{ id: NONE, label: texts.allPeriods }, ...periods.rows.map(({ id, name }) => ({ id, label: name }))]}
          errorMessage={periods.failure ? texts.failed : undefined}
          selectedId={filters.period || NONE}
          onChange={(id) => onChange({ period: id === NONE ? '' : id })}
        />
      )}
      {has('user') && <LogFilters filters={filters} onChange={onChange} />}
      <div className={styles.hide}>
        <Checkbox
          isSelected={!has('hide') || filters.hide !== ''}
          isDisabled={!has('hide')}
          onChange={(isOn) => onChange({ hide: isOn ? 'sim' : '' })}
        >
          {texts.hidePersonal}
        </Checkbox>
        <span className={styles.hint}>{has('hide') ? texts.hideHint : texts.nothingToHide}</span>
      </div>
    </div>
  );
}
