import { EmptyState, ErrorState, LinkButton, Skeleton, Tabs } from '@caderneta/ui';
import { CalendarCheck, CalendarDays, ClipboardCheck, FolderOpen, GraduationCap, NotebookPen } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { useBreadcrumbs } from '../../../lib/place/breadcrumbs.ts';
import { useOwnSearch } from '../../../lib/place/use-own-search.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { dialogOf, dialogQuery } from '../../../parts/assessments/dialog-address.ts';
import { lazySection } from '../../../parts/lazy/LazyPart.tsx';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { useClass } from '../class-area.api.ts';
import { classAreaCopy } from '../class-area.copy.ts';
import { allowedTabs, currentTab, keepLastTab, readLastTab } from '../class-tabs.ts';
import { ClassHeader } from '../components/ClassHeader.tsx';
import * as styles from '../components/class-area.css.ts';
import { TeachersButton } from '../teachers/screens/TeachersButton.tsx';

const AttendanceTab = lazySection(async () => (await import('../attendance/screens/AttendanceTab.tsx')).AttendanceTab);
const GradesTab = lazySection(async () => (await import('../grades/screens/GradesTab.tsx')).GradesTab);
const MaterialsTab = lazySection(async () => (await import('../materials/screens/MaterialsTab.tsx')).MaterialsTab);
const ScheduleTab = lazySection(async () => (await import('../schedule/screens/ScheduleTab.tsx')).ScheduleTab);
const StudentsTab = lazySection(async () => (await import('../students/screens/StudentsTab.tsx')).StudentsTab);
const AssessmentsTab = lazySection(async () => (await import('./AssessmentsTab.tsx')).AssessmentsTab);

const panels = {
  schedule: ScheduleTab,
  attendance: AttendanceTab,
  grades: GradesTab,
  assessments: AssessmentsTab,
  materials: MaterialsTab,
  students: StudentsTab,
};

const icons = {
  schedule: <CalendarDays />,
  attendance: <CalendarCheck />,
  grades: <NotebookPen />,
  assessments: <ClipboardCheck />,
  materials: <FolderOpen />,
  students: <GraduationCap />,
};

/** What an address asks for in a tab; another tab is opened as the person left it. */
const noOrigin = { dia: null, disciplina: null, escopo: null, periodo: null, ano: null, busca: null };

/** Gerenciar Turma: one class, in tabs. */
export default function ClassAreaScreen() {
  const [search, setSearch] = useOwnSearch();
  // A link to a roll or a column opens it, also from another one.
  const navigation = useLocation().key;
  const classId = useParams().classId ?? search.get('classId') ?? '';
  const user = useUser();
  const schoolClass = useClass(classId);
  const texts = classAreaCopy;
  const allowed = allowedTabs(user.permissions);
  const slug = search.get('aba');
  const tab = currentTab(allowed, slug, readLastTab(localStorage, user.id));
  const found = schoolClass.data;
  useBreadcrumbs(found ? [{ label: `${found.grade} ${found.section}` }] : null);

  const show = useCallback(
    (change: Readonly<Record<string, string | null>>) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          for (const [name, value] of Object.entries(change)) {
            if (value === null) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
    [setSearch],
  );
  // The address names the tab, also where it was opened without one or with one that is not the person's.
  const openSlug = classId === '' ? undefined : tab?.slug;
  useEffect(() => {
    if (openSlug === undefined) return;
    keepLastTab(localStorage, user.id, openSlug);
    if (openSlug !== slug) show({ aba: openSlug });
  }, [openSlug, slug, user.id, show]);

  // The tab is on its way while the class is being read.
  const openTab = tab?.id;
  useEffect(() => {
    if (openTab !== undefined) panels[openTab].preload();
  }, [openTab]);

  return (
    <>
      <ClassHeader
        schoolClass={found}
        hasId={classId !== '' && !schoolClass.failure}
        actions={found && <TeachersButton schoolClass={found} />}
      />
      {classId === '' ? (
        <EmptyState
          title={texts.choose}
          message={texts.chooseHint}
          action={
            <LinkButton variant="primary" href={paths.classes}>
              {texts.toClasses}
            </LinkButton>
          }
        />
      ) : tab === null ? (
        <ErrorState title={texts.forbidden} />
      ) : schoolClass.failure ? (
        <LoadFailed title={texts.loadFailed} of={schoolClass} />
      ) : found === undefined ? (
        <Skeleton cards={6} />
      ) : (
        <Tabs
          label={texts.sections}
          items={allowed.map(({ id }) => ({ id, label: texts.tabs[id], icon: icons[id] }))}
          selectedId={tab.id}
          onChange={(id) => show({ ...noOrigin, aba: allowed.find((known) => known.id === id)?.slug ?? null })}
        >
          <div className={styles.panel}>
            {tab.id === 'schedule' && <ScheduleTab schoolClass={found} />}
            {tab.id === 'attendance' && <AttendanceTab key={navigation} schoolClass={found} />}
            {tab.id === 'grades' && <GradesTab key={navigation} schoolClass={found} />}
            {tab.id === 'assessments' && (
              <AssessmentsTab
                schoolClass={found}
                opened={dialogOf(search)}
                onOpened={(opened) => show(dialogQuery(opened))}
              />
            )}
            {tab.id === 'materials' && <MaterialsTab schoolClass={found} />}
            {tab.id === 'students' && <StudentsTab schoolClass={found} />}
          </div>
        </Tabs>
      )}
    </>
  );
}
