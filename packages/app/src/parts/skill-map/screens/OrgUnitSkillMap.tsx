import type { SkillMap as SkillMapData, skillMapEndpoints } from '@caderneta/contract';
import { EmptyState, Select, Skeleton } from '@caderneta/ui';
import { type ReactNode, useState } from 'react';
import { ListFooter } from '../../listing/ListFooter.tsx';
import { ListToolbar } from '../../listing/ListToolbar.tsx';
import { LoadFailed } from '../../listing/LoadFailed.tsx';
import { useListTools } from '../../listing/use-list-tools.tsx';
import { usePaper } from '../../paper/use-paper.tsx';
import { fileColumns, fileRows, paperColumns, paperRows } from '../map-columns.ts';
import { SkillMap } from '../SkillMap.tsx';
import { useSkillMap } from '../skill-map.api.ts';
import { skillMapCopy as texts } from '../skill-map.copy.ts';
import * as styles from '../skill-map.css.ts';

const ALL = 'all';
/** School years to choose from: the last and those before it. */
const YEARS = 4;
/** Lines drawn at once; a network has hundreds, each of dozens of cells. */
const LINES = 50;
type Kind = keyof typeof skillMapEndpoints;

/** What narrows the map; empty for all. */
export interface MapChoice {
  readonly year: string;
  readonly component: string;
  readonly grade: string;
}

const choicesOf = (all: string, values: readonly string[]) => [
  { id: ALL, label: all },
  ...values.map((value) => ({ id: value, label: value })),
];
const idOf = (value: string) => value || ALL;
const filterOf = (id: string) => (id === ALL ? '' : id);

/** The map with its figures as a file and on paper, so many lines at a time. */
function MapSheet({ kind, data, shown }: { kind: Kind; data: SkillMapData; shown: MapChoice }) {
  const [page, setPage] = useState(1);
  const paper = usePaper();
  const title = texts.paper.title(data.name, data.year, [shown.component, shown.grade]);
  const tools = useListTools({
    title,
    fileName: [texts.fileName, data.name, shown.component, shown.grade],
    columns: fileColumns(data, kind),
    shown: { year: shown.year, component: shown.component, grade: shown.grade },
    fetchRows: async () => ({ ok: true, data: fileRows(data), truncated: false }),
  });
  return (
    <>
      <ListToolbar
        csv
        label={texts.tools}
        onCsv={tools.onCsv}
        onExcel={tools.onExcel}
        onPrint={() => void paper.print({ title, columns: paperColumns(data, kind), rows: paperRows(data) })}
      />
      <SkillMap
        key={page}
        names={{ ...texts[kind], all: data.name, legend: texts.legend }}
        skills={data.skills}
        total={data.total}
        lines={data.lines.slice((page - 1) * LINES, page * LINES)}
        figure={texts.share}
      />
      {data.lines.length > LINES && (
        <div className={styles.foot}>
          <ListFooter page={page} limit={LINES} total={data.lines.length} noun={texts.nouns[kind]} onPage={setPage} />
        </div>
      )}
      <p className={styles.quiet}>{texts.explain}</p>
      {tools.fallback}
      {paper.fallback}
    </>
  );
}

export interface OrgUnitSkillMapProps {
  kind: Kind;
  id: string;
  /** The last school year to choose from. */
  lastYear: number;
  choice: MapChoice;
  onChange: (choice: MapChoice) => void;
  /** Before the filters: which network or school. */
  chooser?: ReactNode;
}

/** Skills by classes of a school, or by schools of a network, narrowed by year, component and year of schooling. */
export function OrgUnitSkillMap({ kind, id, lastYear, choice, onChange, chooser }: OrgUnitSkillMapProps) {
  const { year, component, grade } = choice;
  const reading = useSkillMap(kind, id, { year, component: component || undefined, grade: grade || undefined });
  const { data, failure, isLoading } = reading;
  const years = Array.from({ length: YEARS }, (_, back) => String(lastYear - back));
  return (
    <div className={styles.stack}>
      <div className={styles.choices}>
        {chooser}
        <Select
          label={texts.year}
          items={years.map((one) => ({ id: one, label: one }))}
          selectedId={year}
          onChange={(next) => onChange({ year: next, component: '', grade: '' })}
        />
        <Select
          label={texts.component}
          items={choicesOf(texts.all, data?.components ?? [])}
          selectedId={idOf(component)}
          onChange={(next) => onChange({ ...choice, component: filterOf(next) })}
        />
        <Select
          label={texts.grade}
          items={choicesOf(texts.all, data?.grades ?? [])}
          selectedId={idOf(grade)}
          onChange={(next) => onChange({ ...choice, grade: filterOf(next) })}
        />
      </div>
      {failure ? (
        <LoadFailed title={texts.failed} of={reading} />
      ) : data === undefined || isLoading ? (
        // Until the figures of a choice are here, those of the one before give the filters their words, and nothing else.
        <Skeleton rows={8} />
      ) : data.lines.length === 0 ? (
        <EmptyState title={texts.none} message={texts.noneHint} />
      ) : (
        <MapSheet key={`${id} ${year} ${component} ${grade}`} kind={kind} data={data} shown={choice} />
      )}
    </div>
  );
}
