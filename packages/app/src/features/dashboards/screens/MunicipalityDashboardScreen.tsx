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
import { Counters } from '../components/Counters.tsx';
import * as styles from '../components/dashboard.css.ts';
import { InstitutionChart } from '../components/InstitutionChart.tsx';
import { LineList } from '../components/LineList.tsx';
import { Panel } from '../components/Panel.tsx';
import { PostedNote } from '../components/PostedNote.tsx';
import { useMunicipalityDashboard } from '../dashboards.api.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';
import { shareItem } from '../ledger-share.ts';
import { Dashboard } from './Dashboard.tsx';
import { PlainHome } from './PlainHome.tsx';

const texts = dashboardsCopy.municipality;

function countersOf({ counts, attendance, last_assessment, posted_grades }: MunicipalityDashboard): LedgerItem[] {
  const labels = texts.counters;
  return [
    { id: 'institutions', label: labels.institutions, value: counts.institutions, icon: <School /> },
    { id: 'classes', label: labels.classes, value: counts.classes, icon: <NotebookPen /> },
    { id: 'students', label: labels.students, value: counts.students, icon: <GraduationCap /> },
    { id: 'teachers', label: labels.teachers, value: counts.teachers, icon: <BookOpen /> },
    shareItem({ id: 'attendance', label: labels.attendance, icon: <UserCheck /> }, attendance),
    { id: 'at-risk', label: labels.atRisk, value: counts.students_at_risk, icon: <TriangleAlert /> },
    shareItem({ id: 'participation', label: labels.participation, icon: <ClipboardCheck /> }, last_assessment),
    shareItem({ id: 'posted', label: labels.posted, icon: <ListChecks /> }, posted_grades),
  ];
}

/** Painel do Município: the network of one municipality, school beside school. */
function MunicipalityPanel() {
  const dashboard = useMunicipalityDashboard();
  return (
    <Dashboard loaded={dashboard}>
      {(data) => (
        <>
          <Counters maxColumns={4} items={countersOf(data)} />
          <PostedNote posted={data.posted_grades} />
          <div className={styles.thirds}>
            <InstitutionChart texts={texts.enrolments} rows={data.enrolments_by_institution} />
            <InstitutionChart
              texts={texts.attendance}
              rows={data.attendance_by_institution}
              max={100}
              format={formatPercent}
            />
            <InstitutionChart texts={texts.means} rows={data.means_by_institution} max={10} format={formatGrade} />
          </div>
          {data.last_assessment !== null && (
            <p className={styles.note}>
              {texts.lastAssessment(data.last_assessment.title, data.last_assessment.part, data.last_assessment.whole)}
            </p>
          )}
          <Panel title={texts.late.title} text={texts.late.text}>
            <LineList
              empty={texts.late.empty}
              lines={data.late_institutions.map((row) => ({
                id: row.id,
                name: row.name,
                end: (
                  <span className={styles.figure}>
                    {texts.late.classes(row.classes_without_roll_call, row.classes)}
                  </span>
                ),
              }))}
            />
          </Panel>
        </>
      )}
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
