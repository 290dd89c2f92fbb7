import { attendanceEndpoints, classEndpoints, type SchoolClass } from '@caderneta/contract';
import { showToast } from '@caderneta/ui';
import { call } from '../../../lib/api/call.ts';
import { withReason } from '../../../lib/api/failure-text.ts';
import type { Paper } from '../../../parts/paper-pdf/PaperDialog.tsx';
import { lastOfMonth, monthOf } from './month.ts';
import { monthCopy as texts } from './month-paper.copy.ts';
import { monthPaper } from './month-paper.ts';

export interface WantedMonth {
  readonly schoolClass: SchoolClass;
  readonly discipline: { readonly id: string; readonly name: string };
  /** Any day of the month. */
  readonly day: string;
  readonly today: string;
}

/** The roll of a month as a document; null, and why is said, where it was never taken or cannot be had. */
export async function fetchMonth({ schoolClass, discipline, day, today }: WantedMonth): Promise<Paper | null> {
  const first = `${day.slice(0, 8)}01`;
  const last = lastOfMonth(day);
  const params = { id: schoolClass.id };
  const marked = { class_id: schoolClass.id, discipline_id: discipline.id, from: first, to: last };
  const [marks, begun, ended, teachers] = await Promise.all([
    call(attendanceEndpoints.list, { query: marked }),
    call(classEndpoints.students, { params, query: { date: first } }),
    call(classEndpoints.students, { params, query: { date: last < today ? last : today } }),
    call(classEndpoints.teachers, { params }),
  ]);
  for (const answer of [marks, begun, ended, teachers]) {
    if (answer.ok) continue;
    showToast({ tone: 'error', message: withReason(texts.failed, answer) });
    return null;
  }
  if (!marks.ok || !begun.ok || !ended.ok || !teachers.ok) return null;
  if (marks.data.length === 0) {
    showToast({ tone: 'info', message: texts.empty(monthOf(day)) });
    return null;
  }
  const students = [...begun.data, ...ended.data];
  return monthPaper({ schoolClass, discipline, day, students, marks: marks.data, teachers: teachers.data });
}
