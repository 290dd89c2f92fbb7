import type { StudentDashboard, TeacherDashboard } from '@caderneta/contract';
import { Badge, LinkButton } from '@caderneta/ui';
import { Check, ClipboardCheck } from 'lucide-react';
import { writeNearDay } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { clockOf } from '../../../parts/teacher-schedule/timetable-lessons.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';
import { classTab } from '../panel-links.ts';
import { useSchoolClock } from '../school-clock.ts';
import { LineList } from './LineList.tsx';
import { Panel } from './Panel.tsx';

type Times = Pick<NonNullable<TeacherDashboard['next_lesson']>, 'date' | 'start_time' | 'end_time'>;
const texts = dashboardsCopy.teacher.nextLesson;

function whenIs({ date, start_time, end_time }: Times, today: string, clock: string): string {
  const start = clockOf(start_time);
  if (date !== today) return texts.later(writeNearDay(date), start);
  return start <= clock ? texts.now(clockOf(end_time)) : texts.today(start);
}

export interface NextLessonProps {
  lesson: TeacherDashboard['next_lesson'];
  /** 'yyyy-mm-dd' */
  today: string;
  /** The server's moment. */
  now: string;
}

/** The lesson that goes on or comes next, with its roll call on the day of it. */
export function NextLesson({ lesson, today, now }: NextLessonProps) {
  const { time } = useSchoolClock(now);
  const words = lesson && [lesson.class?.name, lesson.discipline?.name].filter(Boolean).join(' · ');
  const name = words || dashboardsCopy.lesson;
  return (
    <Panel title={texts.title} more={lesson ? undefined : { label: texts.schedule, href: paths.profile }}>
      <LineList
        empty={texts.none}
        lines={
          lesson === null
            ? []
            : [
                {
                  id: lesson.id,
                  name,
                  detail: whenIs(lesson, today, time),
                  end: lesson.is_called ? (
                    <Badge tone="success" icon={<Check />}>
                      {texts.called}
                    </Badge>
                  ) : (
                    lesson.class !== null &&
                    lesson.may_call &&
                    lesson.date === today && (
                      <LinkButton
                        variant="primary"
                        icon={<ClipboardCheck />}
                        aria-label={texts.rollCallOf(name)}
                        href={classTab(lesson.class.id, 'frequencia')}
                      >
                        {texts.rollCall}
                      </LinkButton>
                    )
                  ),
                },
              ]
        }
      />
    </Panel>
  );
}

export interface OwnNextLessonProps {
  lesson: StudentDashboard['next_lesson'];
  /** 'yyyy-mm-dd' */
  today: string;
  /** The server's moment. */
  now: string;
}

/** A pupil's lesson that goes on or comes next. */
export function OwnNextLesson({ lesson, today, now }: OwnNextLessonProps) {
  const { time } = useSchoolClock(now);
  const { student, lesson: unnamed } = dashboardsCopy;
  return (
    <Panel title={texts.title} more={{ label: student.lessons, href: paths.lessons }}>
      <LineList
        empty={student.nextLesson.none}
        lines={
          lesson === null
            ? []
            : [
                {
                  id: lesson.id,
                  name: `${lesson.discipline?.name ?? unnamed} · ${lesson.teacher}`,
                  detail: whenIs(lesson, today, time),
                },
              ]
        }
      />
    </Panel>
  );
}
