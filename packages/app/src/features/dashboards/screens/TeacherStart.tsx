import { dashboardEndpoints, type TeacherDashboard } from '@caderneta/contract';
import { PageHeader, Skeleton, Stack } from '@caderneta/ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { useTeacherDashboard } from '../dashboards.api.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';

export interface TeacherStartProps {
  texts: { readonly title: string; readonly text: string };
  /** Where whoever has no panel of a teacher begins the same. */
  elsewhere: string;
  children: (data: TeacherDashboard) => ReactNode;
}

function Loaded({ texts, children }: Omit<TeacherStartProps, 'elsewhere'>) {
  const dashboard = useTeacherDashboard();
  const { data, failure } = dashboard;
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.text} />
      <Stack>
        {failure && <LoadFailed title={dashboardsCopy.failed} of={dashboard} />}
        {data !== undefined ? children(data) : !failure && <Skeleton rows={4} />}
      </Stack>
    </>
  );
}

/** What a shortcut of the installed app opens: one list of the teacher's panel, each line the way to work. */
export function TeacherStart({ elsewhere, ...rest }: TeacherStartProps) {
  const may = useMay();
  return may(dashboardEndpoints.teacher) ? <Loaded {...rest} /> : <Navigate replace to={elsewhere} />;
}
