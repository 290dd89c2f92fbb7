import { learningEndpoints, type SchoolClass } from '@caderneta/contract';
import { EmptyState, Ledger, Skeleton, Stack, StudentCard } from '@caderneta/ui';
import { CircleCheck, Gauge, Star, Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { joinLoads } from '../../../../lib/api/load-state.ts';
import { formatGrade } from '../../../../lib/numbers.ts';
import { useUser } from '../../../../lib/session/use-session.ts';
import { useMay } from '../../../../lib/session/use-viewer.ts';
import { lazyDialog } from '../../../../parts/lazy/LazyPart.tsx';
import { LoadFailed } from '../../../../parts/listing/LoadFailed.tsx';
import { useClassStudents, useYearResults } from '../../class-area.api.ts';
import { classTotals, filterStudents, type StudentFilter, studentFacts } from '../class-students.ts';
import { StudentFilters } from '../StudentFilters.tsx';
import { useClassProgress } from '../students.api.ts';
import { studentsCopy as texts } from '../students.copy.ts';
import * as styles from '../students.css.ts';

const StudentDetails = lazyDialog(async () => (await import('./StudentDetails.tsx')).StudentDetails);

/** Query parameter that narrows the list to those whose account is in a state. */
const statusParam = 'situacao';
/** Query parameter of who is searched for first. */
const searchParam = 'busca';
const statusSlugs = { active: 'ativos', inactive: 'inativos' } as const;
const statusOf = (slug: string | null): StudentFilter['status'] =>
  slug === statusSlugs.active ? 'active' : slug === statusSlugs.inactive ? 'inactive' : 'all';

/** Alunos: who is enrolled and how they are doing. */
export function StudentsTab({ schoolClass }: { schoolClass: SchoolClass }) {
  const classId = schoolClass.id;
  const students = useClassStudents(classId);
  const yearResults = useYearResults(classId);
  const progress = useClassProgress(classId);
  const may = useMay();
  const { role, permissions } = useUser();
  const [search, setSearch] = useSearchParams();
  const [others, setOthers] = useState<Omit<StudentFilter, 'status'>>({
    search: search.get(searchParam) ?? '',
    performance: 'all',
    sort: 'name',
  });
  const filter: StudentFilter = { ...others, status: statusOf(search.get(statusParam)) };
  const [openId, setOpenId] = useState<string | null>(null);
  const facts = useMemo(
    () =>
      students.rows &&
      yearResults.rows &&
      progress.data &&
      studentFacts(students.rows, yearResults.rows, progress.data),
    [students.rows, yearResults.rows, progress.data],
  );

  const loads = joinLoads(students, yearResults, progress);
  if (facts === undefined && loads.failure) return <LoadFailed title={texts.failed} of={loads} />;
  if (facts === undefined) return <Skeleton cards={6} />;
  if (facts.length === 0) return <EmptyState title={texts.empty} />;
  const addressOf = (status: StudentFilter['status']) => {
    const next = new URLSearchParams(search);
    if (status === 'all') next.delete(statusParam);
    else next.set(statusParam, statusSlugs[status]);
    return next;
  };
  const change = ({ status, ...part }: Partial<StudentFilter>) => {
    setOthers({ ...others, ...part });
    if (status !== undefined) setSearch(addressOf(status), { replace: true });
  };
  const listed = (status: StudentFilter['status']) => `?${addressOf(status)}`;
  const found = filterStudents(facts, filter);
  const totals = classTotals(facts);
  const open = facts.find(({ student }) => student.id === openId);
  // Who comments alone may read answers, too, but not here.
  const canOpen = permissions.includes('details_students');
  // Of teachers, those of the class; a mentor writes nothing else in one.
  const canComment = may(learningEndpoints.comment) && (role !== 'TEACHER' || schoolClass.can_write);
  return (
    <Stack>
      <Ledger
        label={texts.totals}
        items={[
          { id: 'total', label: texts.total, value: totals.total, icon: <Users />, href: listed('all') },
          { id: 'active', label: texts.active, value: totals.active, icon: <CircleCheck />, href: listed('active') },
          { id: 'progress', label: texts.progress, value: totals.progress, suffix: '%', icon: <Gauge /> },
          {
            id: 'grade',
            label: texts.grade,
            value: totals.grade === null ? texts.details.none : formatGrade(totals.grade),
            icon: <Star />,
          },
        ]}
      />
      <StudentFilters filter={filter} onChange={change} />
      {found.length === 0 ? (
        <EmptyState isSearch title={texts.notFound} />
      ) : (
        <ul className={styles.tiles} aria-label={texts.found(found.length)}>
          {found.map(({ student, modules, mean, performance }) => (
            <StudentCard
              key={student.id}
              name={student.user.name}
              photoUrl={student.photo?.url}
              isActive={student.user.is_active}
              registration={student.matricula ?? texts.noMatricula}
              modules={modules}
              grade={mean}
              performance={performance}
              onOpen={canOpen ? () => setOpenId(student.id) : undefined}
            />
          ))}
        </ul>
      )}
      {open && <StudentDetails facts={open} canComment={canComment} onClose={() => setOpenId(null)} />}
    </Stack>
  );
}
