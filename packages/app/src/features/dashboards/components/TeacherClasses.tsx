import type { TeacherDashboard } from '@caderneta/contract';
import { Badge } from '@caderneta/ui';
import { Check, Clock } from 'lucide-react';
import { formatGrade } from '../../../lib/numbers.ts';
import { hrefTo, paths, withQuery } from '../../../lib/paths.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';
import { LineList } from './LineList.tsx';
import { Panel } from './Panel.tsx';

export interface TeacherClassesProps {
  classes: TeacherDashboard['classes'];
  /** Today has lessons without a roll call: each such class says so. */
  isCallAwaited: boolean;
  /** Each leads to its roll call. */
  toRollCall?: boolean;
}

/** The classes that were assigned to the teacher, each the way into it. */
export function TeacherClasses({ classes, isCallAwaited, toRollCall = false }: TeacherClassesProps) {
  const texts = dashboardsCopy.teacher.classes;
  return (
    <Panel title={texts.title} more={{ label: texts.all, href: paths.classes }}>
      <LineList
        empty={texts.empty}
        lines={classes.map((row) => ({
          id: row.id,
          href: withQuery(hrefTo('classArea', { classId: row.id }), { aba: toRollCall ? 'frequencia' : undefined }),
          name: row.name,
          detail: [
            row.disciplines.join(', '),
            texts.detail(row.students, row.attendance.percent, row.mean === null ? null : formatGrade(row.mean)),
          ]
            .filter(Boolean)
            .join(' · '),
          end: row.called_today ? (
            <Badge tone="success" icon={<Check />}>
              {texts.called}
            </Badge>
          ) : isCallAwaited ? (
            <Badge tone="warning" icon={<Clock />}>
              {texts.pending}
            </Badge>
          ) : undefined,
        }))}
      />
    </Panel>
  );
}
