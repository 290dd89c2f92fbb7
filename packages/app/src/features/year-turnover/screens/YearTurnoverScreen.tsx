import { ComboBox, EmptyState, PageHeader, Select, Skeleton, Stack } from '@caderneta/ui';
import { paths } from '../../../lib/paths.ts';
import { useOwnInstitution } from '../../../lib/session/use-own-institution.ts';
import { useListAddress } from '../../../lib/use-list-address.ts';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import * as styles from '../components/year-turnover.css.ts';
import { groupParams, turnoverGroups, yearToTurn } from '../turnover-draft.ts';
import { useClassYears, useInstitutions, useTurnoverPlan } from '../year-turnover.api.ts';
import { yearTurnoverCopy as texts } from '../year-turnover.copy.ts';
import { TurnoverEditor } from './TurnoverEditor.tsx';

const names = { institution: 'instituicao', year: 'ano', group: 'alunos' } as const;

/** Virar o ano: promotes a school's classes and enrols their pupils anew. */
export default function YearTurnoverScreen() {
  const ownInstitution = useOwnInstitution();
  const [{ filters, page }, change] = useListAddress(names);
  const institutionId = ownInstitution ?? filters.institution;
  const years = useClassYears();
  const year = /^\d{4}$/.test(filters.year) ? filters.year : String(yearToTurn(new Date(), years.data));
  const institutions = useInstitutions(ownInstitution === null);
  const plan = useTurnoverPlan(institutionId, year);
  const offered = [...new Set([...(years.data ?? []), Number(year)])].sort((a, b) => b - a);
  const { data } = plan;
  const group = turnoverGroups.find((one) => groupParams[one] === filters.group) ?? null;
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle(Number(year), Number(year) + 1)}
        backHref={paths.classes}
      />
      <Stack gap={5}>
        <div className={styles.fields}>
          {ownInstitution === null && (
            <ComboBox
              isRequired
              label={texts.institution}
              placeholder={texts.institutionPlaceholder}
              items={(institutions.rows ?? []).map(({ id, name }) => ({ id, label: name }))}
              selectedId={institutionId === '' ? null : institutionId}
              onChange={(id) => change({ institution: id ?? '', group: '' })}
              isLoading={institutions.isLoading}
              errorMessage={institutions.failure === null ? undefined : texts.institutionsFailed}
            />
          )}
          <Select
            label={texts.year}
            items={offered.map((one) => ({ id: String(one), label: String(one) }))}
            selectedId={year}
            onChange={(next) => change({ year: next, group: '' })}
          />
        </div>
        {institutionId === '' ? (
          <EmptyState title={texts.chooseInstitution.title} message={texts.chooseInstitution.message} />
        ) : plan.failure ? (
          <LoadFailed title={texts.loadFailed} of={plan} />
        ) : data === undefined ? (
          <Skeleton rows={8} />
        ) : data.classes.length === 0 ? (
          <EmptyState title={texts.empty.title} message={texts.empty.message} />
        ) : (
          <TurnoverEditor
            key={`${data.institution_id} ${data.from_year} ${group}`}
            plan={data}
            group={group}
            onGroup={(next) => change({ group: next === null ? '' : groupParams[next] })}
            page={page}
            onPage={(next) => change({ page: next })}
          />
        )}
      </Stack>
    </>
  );
}
