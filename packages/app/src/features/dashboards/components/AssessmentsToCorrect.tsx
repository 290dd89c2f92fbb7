import type { TeacherDashboard } from '@caderneta/contract';
import { phone, useMediaQuery } from '@caderneta/ui';
import { paths } from '../../../lib/paths.ts';
import { NextStep } from '../../../parts/assessments/NextStep.tsx';
import { dashboardsCopy } from '../dashboards.copy.ts';
import { LineList } from './LineList.tsx';
import { Panel } from './Panel.tsx';

/** How many of them a start shows: the newest. */
const AT_START = 6;

export interface AssessmentsToCorrectProps {
  /** The newest first. */
  assessments: TeacherDashboard['to_correct']['assessments'];
  /** Among other panels: the newest alone, with the way to all. */
  isAtStart?: boolean;
}

/** What waits to be corrected, each row with the way into its correction; nothing where nothing waits. */
export function AssessmentsToCorrect({ assessments, isAtStart = false }: AssessmentsToCorrectProps) {
  const texts = dashboardsCopy.teacher.toCorrect;
  const isPhone = useMediaQuery(phone);
  if (assessments.length === 0) return null;
  const shown = isAtStart ? assessments.slice(0, AT_START) : assessments;
  const all =
    shown.length < assessments.length
      ? { label: texts.all(assessments.length), href: paths.correctionStart }
      : undefined;
  return (
    <Panel title={texts.title} more={isPhone ? undefined : all}>
      <LineList
        empty=""
        {...(isAtStart ? { foldedAs: texts.title } : {})}
        all={all}
        lines={shown.map((one) => ({
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
