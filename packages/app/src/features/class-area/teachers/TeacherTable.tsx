import type { ClassTeacher } from '@caderneta/contract';
import { Badge, Button, Table } from '@caderneta/ui';
import { teachersCopy as texts } from './teachers.copy.ts';
import * as styles from './teachers.css.ts';
import { daysText, restOf } from './teaching-days.ts';

const columns = [
  { id: 'teacher', label: texts.columns.teacher, isRowHeader: true },
  { id: 'discipline', label: texts.columns.discipline },
  { id: 'days', label: texts.columns.days },
  { id: 'actions', label: texts.columns.acts, align: 'end' as const },
];

export interface TeacherTableProps {
  teachers: readonly ClassTeacher[];
  today: string;
  onDays: (teacher: ClassTeacher) => void;
  onRemove: (teacher: ClassTeacher) => void;
}

/** Who gives which discipline in a class, from when until when. */
export function TeacherTable({ teachers, today, onDays, onRemove }: TeacherTableProps) {
  return (
    <Table
      label={texts.list}
      columns={columns}
      rows={teachers.map((line) => {
        const { id, teacher, discipline } = line;
        const rest = restOf(line, today);
        return {
          id,
          cells: {
            teacher: teacher.name,
            discipline: discipline.name,
            days: (
              <>
                {daysText(line)} {rest !== null && <Badge>{rest}</Badge>}
              </>
            ),
            actions: (
              <div className={styles.acts}>
                <Button
                  size="compact"
                  aria-label={texts.changeDaysOf(teacher.name, discipline.name)}
                  onPress={() => onDays(line)}
                >
                  {texts.changeDays}
                </Button>
                <Button
                  size="compact"
                  aria-label={texts.removeOf(teacher.name, discipline.name)}
                  onPress={() => onRemove(line)}
                >
                  {texts.remove}
                </Button>
              </div>
            ),
          },
        };
      })}
    />
  );
}
