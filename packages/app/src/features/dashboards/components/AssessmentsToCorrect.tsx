import type { TeacherDashboard } from '@caderneta/contract';
import { paths } from '../../../lib/paths.ts';
import { NextStep } from '../../../parts/assessments/NextStep.tsx';
import { dashboardsCopy } from '../dashboards.copy.ts';
import { LineList } from './LineList.tsx';
import { Panel } from './Panel.tsx';

/** What waits to be corrected, each row with the way into its correction; nothing where nothing waits. */
export function AssessmentsToCorrect({ total, assessments }: TeacherDashboard['to_correct']) {
  const texts = dashboardsCopy.teacher.toCorrect;
  if (assessments.length === 0) return null;
  const isCut = total > assessments.length;
  return (
    <Panel
      title={texts.title}
      {...(isCut
        ? { text: texts.newest(assessments.length, total), more: { label: texts.all, href: paths.classes } }
        : {})}
    >
      <LineList
        empty=""
        foldedAs={texts.title}
        lines={assessments.map((one) => ({
          id: one.id,
          name: one.title,
          detail: texts.detail(one.class.name, one.pending_count, one.in_review_count),
          end: (
            <NextStep
              step={one.step}
              subject={one}
              of={texts.of(one.title, one.class.name)}
              variant="secondary"
              isWholeClass
            />
          ),
        }))}
      />
    </Panel>
  );
}
