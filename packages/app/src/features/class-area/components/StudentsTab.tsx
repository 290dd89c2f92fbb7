import { EmptyState, ErrorState, Ledger, SearchField, Skeleton } from '@caderneta/ui';
import { CircleCheck, Users } from 'lucide-react';
import { useState } from 'react';
import { useClassStudents } from '../class-area.api.ts';
import { classAreaCopy } from '../class-area.copy.ts';
import { findStudents } from '../find-students.ts';
import * as styles from './class-area.css.ts';
import { StudentList } from './StudentList.tsx';

/** Alunos: who is enrolled. */
export function StudentsTab({ classId }: { classId: string }) {
  const texts = classAreaCopy.students;
  const students = useClassStudents(classId);
  const [search, setSearch] = useState('');
  if (students.failure) {
    return (
      <ErrorState title={texts.failed} message={students.failure.message} onRetry={() => void students.reload()} />
    );
  }
  if (students.rows === undefined) return <Skeleton cards={6} />;
  if (students.rows.length === 0) return <EmptyState title={texts.empty} />;
  const found = findStudents(students.rows, search);
  return (
    <div className={styles.stack}>
      <Ledger
        label={texts.totals}
        items={[
          { id: 'total', label: texts.total, value: students.rows.length, icon: <Users /> },
          {
            id: 'active',
            label: texts.active,
            value: students.rows.filter(({ user }) => user.is_active).length,
            icon: <CircleCheck />,
          },
        ]}
      />
      <SearchField label={texts.search} placeholder={texts.searchPlaceholder} value={search} onChange={setSearch} />
      {found.length === 0 ? <EmptyState isSearch title={texts.notFound} /> : <StudentList students={found} />}
    </div>
  );
}
