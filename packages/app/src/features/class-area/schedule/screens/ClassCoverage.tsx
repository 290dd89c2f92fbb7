import { type CoverageLine, type ExportColumn, type SchoolClass, skillCoverageEndpoints } from '@caderneta/contract';
import { Card, EmptyState, Ledger, Select, Skeleton, Table } from '@caderneta/ui';
import { useSearchParams } from 'react-router-dom';
import { useCall } from '../../../../lib/api/use-call.ts';
import { writeDay } from '../../../../lib/dates.ts';
import { ListToolbar } from '../../../../parts/listing/ListToolbar.tsx';
import { LoadFailed } from '../../../../parts/listing/LoadFailed.tsx';
import { useListTools } from '../../../../parts/listing/use-list-tools.tsx';
import { coverageCopy as texts } from '../coverage.copy.ts';
import { countCoverage, coverageActs, coverageShares, narrowCoverage, shareDone } from '../coverage.ts';

const ALL = 'all';
/** Query parameters that narrow the list: to a component, to what is done or still to be. */
const params = { component: 'componente', share: 'mostrar' } as const;
const dayOf = (day: string | null): string => (day === null ? texts.none : writeDay(day));
const questionsOf = ({ questions }: CoverageLine): string => (questions === 0 ? texts.none : String(questions));

const exportColumns: readonly ExportColumn<CoverageLine>[] = [
  { header: texts.columns.code, value: ({ code }) => code },
  { header: texts.columns.text, value: ({ text }) => text },
  { header: texts.columns.planned, value: ({ planned }) => planned && writeDay(planned) },
  { header: texts.columns.taught, value: ({ taught }) => taught && writeDay(taught) },
  { header: texts.columns.asked, value: ({ questions }) => questions },
];
const columns = [
  { id: 'code', label: texts.columns.code, isRowHeader: true },
  { id: 'text', label: texts.columns.text, narrow: 'fold' },
  { id: 'planned', label: texts.columns.planned, narrow: 'fold' },
  { id: 'taught', label: texts.columns.taught, narrow: 'fold' },
  { id: 'asked', label: texts.columns.asked, align: 'end', narrow: 'fold' },
] as const;

/** Habilidades of the schedule: which of the year's the class has planned, was taught and was asked. */
export function ClassCoverage({ schoolClass }: { schoolClass: SchoolClass }) {
  const reading = useCall(skillCoverageEndpoints.ofClass, { params: { id: schoolClass.id } });
  const [search, setSearch] = useSearchParams();
  const component = search.get(params.component) ?? '';
  const share = coverageShares.find((known) => known === search.get(params.share)) ?? null;
  const addressOf = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value === ALL) next.delete(name);
    else next.set(name, value);
    return next;
  };
  const set = (name: string, value: string) => setSearch(addressOf(name, value), { replace: true });
  const listed = (value: string) => `?${addressOf(params.share, value)}`;
  const skills = reading.data?.skills ?? [];
  const components = [...new Set(skills.flatMap((skill) => skill.component ?? []))].sort();
  const counts = countCoverage(narrowCoverage(skills, { component, share: null }));
  const shown = narrowCoverage(skills, { component, share });
  const className = `${schoolClass.grade} ${schoolClass.section}`;
  const shareName = share && texts.shares[share];
  const tools = useListTools({
    title: texts.title(className),
    fileName: [texts.fileName, className, component, shareName ?? ''],
    columns: exportColumns,
    shown: { component, state: shareName ?? undefined },
    fetchRows: async () => ({ ok: true, data: shown, truncated: false }),
  });
  if (reading.failure) return <LoadFailed title={texts.failed} of={reading} />;
  if (reading.data === undefined) return <Skeleton rows={8} />;
  if (skills.length === 0) return <EmptyState title={texts.empty} message={texts.emptyHint} />;
  return (
    <>
      <Ledger
        label={texts.label}
        items={[
          { id: 'all', label: texts.counts.all, value: counts.all, href: listed(ALL) },
          ...coverageActs.map((id) => ({
            ...{ id, label: texts.counts[id], value: counts[id], suffix: texts.of(counts.all) },
            href: listed(shareDone[id]),
          })),
        ]}
      />
      <Card padding="none">
        <ListToolbar
          csv
          label={texts.tools}
          onCsv={tools.onCsv}
          onExcel={tools.onExcel}
          onPrint={tools.onPrint}
          filters={
            <>
              <Select
                label={texts.component}
                items={[{ id: ALL, label: texts.all }, ...components.map((id) => ({ id, label: id }))]}
                selectedId={component || ALL}
                onChange={(id) => set(params.component, id)}
              />
              <Select
                label={texts.share}
                items={[
                  { id: ALL, label: texts.allSkills },
                  ...coverageShares.map((id) => ({ id, label: texts.shares[id] })),
                ]}
                selectedId={share ?? ALL}
                onChange={(id) => set(params.share, id)}
              />
            </>
          }
        />
        <Table
          label={texts.label}
          columns={columns}
          rows={shown.map((skill) => ({
            id: skill.code,
            name: skill.code,
            detail: (
              <>
                {skill.text ?? texts.noText}
                {skill.taught !== null && (
                  <>
                    <br />
                    {texts.taughtOn(writeDay(skill.taught))}
                  </>
                )}
              </>
            ),
            cells: {
              code: skill.code,
              text: skill.text ?? texts.noText,
              planned: dayOf(skill.planned),
              taught: dayOf(skill.taught),
              asked: questionsOf(skill),
            },
          }))}
          empty={<EmptyState isSearch title={texts.nothing} />}
        />
      </Card>
      {tools.fallback}
    </>
  );
}
