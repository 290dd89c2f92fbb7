import { type Assessment, type ClassSkills, skillMapEndpoints, skillVerdict } from '@caderneta/contract';
import { Badge, type BadgeTone, Card, EmptyState, SegmentedControl, Skeleton, Table } from '@caderneta/ui';
import { useState } from 'react';
import { yearOf } from '../../../../lib/dates.ts';
import { useMay } from '../../../../lib/session/use-viewer.ts';
import { lazySection } from '../../../../parts/lazy/LazyPart.tsx';
import { ListToolbar } from '../../../../parts/listing/ListToolbar.tsx';
import { LoadFailed } from '../../../../parts/listing/LoadFailed.tsx';
import { fileWords, ofWhom } from '../../../../parts/listing/taken-as.ts';
import { useListTools } from '../../../../parts/listing/use-list-tools.tsx';
import { SkillMap } from '../../../../parts/skill-map/SkillMap.tsx';
import type { MapChoice } from '../../../../parts/skill-map/screens/OrgUnitSkillMap.tsx';
import { skillColumns, trendOf } from '../skill-columns.ts';
import { useClassSkills } from '../skill-results.api.ts';
import { skillResultsCopy as texts } from '../skill-results.copy.ts';
import * as styles from '../skill-results.css.ts';
import { PupilSheets } from './PupilSheets.tsx';
import { type Moves, RetakeGroups } from './RetakeGroups.tsx';

/** Beside other classes and schools: the file, the paper and the pages of a large map come with it. */
const OrgUnitSkillMap = lazySection(
  async () => (await import('../../../../parts/skill-map/screens/OrgUnitSkillMap.tsx')).OrgUnitSkillMap,
);

const { columns } = texts;
const scopes = ['assessment', 'class', 'ofInstitution', 'ofMunicipality'] as const;
type Scope = (typeof scopes)[number];
const views = ['list', 'map', 'pupils', 'groups'] as const;
type View = (typeof views)[number];
const tones = { known: 'success', again: 'warning', few: 'neutral' } as const satisfies Record<string, BadgeTone>;

const unmoved: Moves = new Map();

function SkillTable({ of: { skills }, named }: { of: ClassSkills; named: Pick<Assessment, 'title' | 'class'> }) {
  const tools = useListTools({
    title: `${texts.views.list} · ${ofWhom(named)}`,
    fileName: fileWords(texts.export, named),
    columns: skillColumns,
    fetchRows: async () => ({ ok: true, data: skills, truncated: false }),
  });
  return (
    <Card padding="none">
      <ListToolbar csv label={texts.tools} onCsv={tools.onCsv} onExcel={tools.onExcel} onPrint={tools.onPrint} />
      <Table
        label={texts.views.list}
        columns={[
          { id: 'code', label: columns.code, isRowHeader: true },
          { id: 'text', label: columns.text },
          { id: 'questions', label: columns.questions, align: 'end' },
          { id: 'tally', label: columns.tally, align: 'end', narrow: 'fold' },
          { id: 'share', label: columns.share, align: 'end', narrow: 'end' },
          { id: 'verdict', label: columns.verdict },
          { id: 'trend', label: columns.trend },
        ]}
        rows={skills.map((skill) => {
          const verdict = skillVerdict(skill, skill.questions);
          return {
            id: skill.code,
            name: skill.code,
            detail: skill.text ?? texts.noText,
            cells: {
              code: <span className={styles.code}>{skill.code}</span>,
              text: skill.text ?? texts.noText,
              questions: skill.questions,
              tally: texts.tally(skill),
              share: texts.share(skill),
              verdict: <Badge tone={tones[verdict]}>{texts.verdicts[verdict]}</Badge>,
              trend: trendOf(skill),
            },
          };
        })}
      />
      {tools.fallback}
    </Card>
  );
}

/** Pupils by skills. */
function ClassMap({ of: { skills, pupils } }: { of: ClassSkills }) {
  return (
    <SkillMap
      names={texts.map}
      skills={skills}
      total={skills}
      lines={pupils.map(({ student_profile_id: id, name, skills: own }) => ({
        id,
        name,
        cells: skills.map(({ code }) => own.find((skill) => skill.code === code) ?? null),
      }))}
    />
  );
}

function pick<Id extends string>(ids: readonly Id[], to: (id: Id) => void) {
  return (chosen: string) => {
    const id = ids.find((known) => known === chosen);
    if (id) to(id);
  };
}

interface ClassPartProps {
  assessment: Assessment;
  scope: 'assessment' | 'class';
}

/** One assessment of a class or all of them: a list, a map of pupils, a sheet for each, and groups for what is taken up again. */
function ClassPart({ assessment, scope }: ClassPartProps) {
  const [view, setView] = useState<View>('list');
  // They outlast a look at the map.
  const [moves, setMoves] = useState<Partial<Record<Scope, Moves>>>({});
  const reading = useClassSkills(assessment.class_id, scope === 'assessment' ? assessment.id : null);
  const named = { class: assessment.class, title: scope === 'assessment' ? assessment.title : texts.every };
  const about = ofWhom(named);
  const { data, failure } = reading;
  return (
    <>
      <div className={styles.bar}>
        <SegmentedControl
          label={texts.view}
          items={views.map((id) => ({ id, label: texts.views[id] }))}
          selectedId={view}
          onChange={pick(views, setView)}
        />
      </div>
      {failure ? (
        <LoadFailed title={texts.failed} of={reading} />
      ) : data === undefined ? (
        <Skeleton rows={8} />
      ) : data.skills.length === 0 ? (
        <EmptyState title={texts.none} message={texts.noneHint} />
      ) : data.pupils.length === 0 ? (
        <EmptyState title={texts.noSheets} message={texts.noSheetsHint} />
      ) : (
        <>
          {view === 'list' && <SkillTable of={data} named={named} />}
          {view === 'map' && <ClassMap of={data} />}
          {view === 'pupils' && <PupilSheets of={data} about={about} />}
          {view === 'groups' && (
            <RetakeGroups
              of={data}
              about={about}
              moves={moves[scope] ?? unmoved}
              onMoves={(make) => setMoves((before) => ({ ...before, [scope]: make(before[scope] ?? unmoved) }))}
            />
          )}
          <p className={styles.quiet}>{texts.explain}</p>
        </>
      )}
    </>
  );
}

/** What a class has understood, by skill, beside the other classes of its school and the schools of its network. */
export function SkillsPanel({ assessment }: { assessment: Assessment }) {
  const may = useMay();
  const [scope, setScope] = useState<Scope>('assessment');
  const offered = scopes.filter((id) => id !== 'ofMunicipality' || may(skillMapEndpoints.ofMunicipality));
  const year = assessment.class.academic_year ?? yearOf(new Date(assessment.created_at));
  const [choice, setChoice] = useState<MapChoice>({ year: String(year), component: '', grade: '' });
  const { institution_id, institution } = assessment;
  return (
    <div className={styles.stack}>
      <SegmentedControl
        label={texts.scope}
        items={offered.map((id) => ({ id, label: texts.scopes[id] }))}
        selectedId={scope}
        onChange={pick(offered, setScope)}
      />
      {scope === 'assessment' || scope === 'class' ? (
        <ClassPart assessment={assessment} scope={scope} />
      ) : (
        <OrgUnitSkillMap
          key={scope}
          kind={scope}
          id={scope === 'ofInstitution' ? institution_id : institution.municipality_id}
          lastYear={year}
          choice={choice}
          onChange={setChoice}
        />
      )}
    </div>
  );
}
