import { attendanceEndpoints, classEndpoints, type SchoolClass } from '@caderneta/contract';
import { Button, showToast } from '@caderneta/ui';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../../lib/api/call.ts';
import { withReason } from '../../../../lib/api/failure-text.ts';
import { useDrawnPaper } from '../../../../parts/paper-pdf/use-drawn-paper.tsx';
import { startPaper } from '../../../../parts/paper-pdf/write-paper.ts';
import { monthCopy as texts } from '../month-paper.copy.ts';
import { lastOfMonth, monthOf, monthPaper } from '../month-paper.ts';

export interface MonthButtonProps {
  schoolClass: SchoolClass;
  discipline: { readonly id: string; readonly name: string };
  /** Any day of the month. */
  day: string;
  today: string;
}

/** Gives the roll of the day's month as a document to sign. */
export function MonthButton({ schoolClass, discipline, day, today }: MonthButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const paper = useDrawnPaper();
  const fetchMonth = async () => {
    const first = `${day.slice(0, 8)}01`;
    const last = lastOfMonth(day);
    const params = { id: schoolClass.id };
    const [marks, begun, ended] = await Promise.all([
      call(attendanceEndpoints.list, {
        query: { class_id: schoolClass.id, discipline_id: discipline.id, from: first, to: last },
      }),
      call(classEndpoints.students, { params, query: { date: first } }),
      call(classEndpoints.students, { params, query: { date: last < today ? last : today } }),
    ]);
    const failure = [marks, begun, ended].find(({ ok }) => !ok);
    if (!marks.ok || !begun.ok || !ended.ok) {
      if (failure && !failure.ok) showToast({ tone: 'error', message: withReason(texts.failed, failure) });
      return;
    }
    const students = [...begun.data, ...ended.data];
    const made = monthPaper({ schoolClass, disciplineName: discipline.name, day, students, marks: marks.data });
    if (made) paper.draw(made);
    else showToast({ tone: 'info', message: texts.empty(monthOf(day)) });
  };
  const print = async () => {
    setBusy(true);
    startPaper();
    await fetchMonth();
    setBusy(false);
  };
  return (
    <>
      <Button icon={<Printer />} isPending={isBusy} onPress={() => void print()}>
        {texts.print}
      </Button>
      {paper.dialog}
    </>
  );
}
