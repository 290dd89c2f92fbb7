import type { MunicipalityDashboard } from '@caderneta/contract';
import type { LedgerItem } from '@caderneta/ui';
import {
  BookOpen,
  ClipboardCheck,
  GraduationCap,
  ListChecks,
  NotebookPen,
  School,
  TriangleAlert,
  UserCheck,
} from 'lucide-react';
import { formatGrade, formatPercent } from '../../../lib/numbers.ts';
import { paths } from '../../../lib/paths.ts';
import { Counters } from '../components/Counters.tsx';
import * as styles from '../components/dashboard.css.ts';
import { InstitutionChart } from '../components/InstitutionChart.tsx';
import { MissingRollCalls } from '../components/MissingRollCalls.tsx';
import { NowSection } from '../components/NowSection.tsx';
import { Panel } from '../components/Panel.tsx';
import { PostedNote } from '../components/PostedNote.tsx';
import { Ranking } from '../components/Ranking.tsx';
import { useMunicipalityDashboard } from '../dashboards.api.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';
import { shareItem } from '../ledger-share.ts';
import { type PanelLinks, usePanelLinks } from '../panel-links.ts';
import { Dashboard } from './Dashboard.tsx';
import { PlainHome } from './PlainHome.tsx';

const texts = dashboardsCopy.municipality;

function countersOf(data: MunicipalityDashboard, links: PanelLinks): LedgerItem[] {
  const { counts, attendance, last_assessment, posted_grades } = data;
  const labels = texts.counters;
  const ano = String(data.academic_year);
  const leads = {
    institutions: links.to('view_institution', paths.institutions),
    classes: links.classes({ ano }),
    students: links.report('pupils', { ano }),
    attendance: links.report('attendance', { ano }),
    atRisk: links.report('absentees', { ano }),
    posted: links.postedGrades(ano, posted_grades),
  };
  return [
    {
      id: 'institutions',
      label: labels.institutions,
      value: counts.institutions,
      icon: <School />,
      href: leads.institutions,
    },
    { id: 'classes', label: labels.classes, value: counts.classes, icon: <NotebookPen />, href: leads.classes },
    { id: 'students', label: labels.students, value: counts.students, icon: <GraduationCap />, href: leads.students },
    { id: 'teachers', label: labels.teachers, value: counts.teachers, icon: <BookOpen />, href: links.teachers },
    shareItem({ id: 'attendance', label: labels.attendance, icon: <UserCheck />, href: leads.attendance }, attendance),
    {
      id: 'at-risk',
      label: labels.atRisk,
      value: counts.students_at_risk,
      icon: <TriangleAlert />,
      href: leads.atRisk,
    },
    shareItem(
      {
        id: 'participation',
        label: labels.participation,
        icon: <ClipboardCheck />,
        href: links.assessments({ busca: last_assessment?.title }),
      },
      last_assessment,
    ),
    shareItem({ id: 'posted', label: labels.posted, icon: <ListChecks />, href: leads.posted }, posted_grades),
  ];
}

/** Schools where classes wait for today's roll call. */
function LateInstitutions({ data, links }: { data: MunicipalityDashboard; links: PanelLinks }) {
  return (
    <Panel title={texts.late.title} text={texts.late.text}>
      <MissingRollCalls
        data={data}
        empty={texts.late.empty}
        title={texts.late.title}
        lines={data.late_institutions.map((row) => ({
          id: row.id,
          href: links.classes({ ano: String(data.academic_year), instituicao: row.id, chamada: 'hoje' }),
          name: row.name,
          end: <span className={styles.figure}>{texts.late.classes(row.classes_without_roll_call, row.classes)}</span>,
        }))}
      />
    </Panel>
  );
}

/** Painel do Município: the network of one municipality, school beside school. */
function MunicipalityPanel() {
  const dashboard = useMunicipalityDashboard();
  const links = usePanelLinks();
  return (
    <Dashboard loaded={dashboard}>
      {(data) => {
        const ano = String(data.academic_year);
        return (
          <>
            <Counters maxColumns={4} items={countersOf(data, links)} />
            <PostedNote posted={data.posted_grades} />
            <NowSection>
              <LateInstitutions data={data} links={links} />
            </NowSection>
            <div className={styles.thirds}>
              <InstitutionChart
                texts={texts.enrolments}
                rows={data.enrolments_by_institution}
                hrefOf={(instituicao) => links.report('pupils', { ano, instituicao })}
              />
              <InstitutionChart
                texts={texts.attendance}
                rows={data.attendance_by_institution}
                max={100}
                format={formatPercent}
                hrefOf={(instituicao) => links.report('absentees', { ano, instituicao })}
              />
              <InstitutionChart
                texts={texts.means}
                rows={data.means_by_institution}
                max={10}
                format={formatGrade}
                hrefOf={(instituicao) => links.report('posted-grades', { ano, instituicao })}
              />
            </div>
            {data.last_assessment !== null && (
              <p className={styles.note}>
                {texts.lastAssessment(
                  data.last_assessment.title,
                  data.last_assessment.part,
                  data.last_assessment.whole,
                )}
              </p>
            )}
            <Ranking isOfSchools students={data.ranking} />
          </>
        );
      }}
    </Dashboard>
  );
}

/** The start of a municipality's administrator. */
export default function MunicipalityDashboardScreen() {
  return (
    <PlainHome unlessHeld="view_dashboard_municipality">
      <MunicipalityPanel />
    </PlainHome>
  );
}
