import type { SchoolClass } from '@caderneta/contract';
import { Button } from '@caderneta/ui';
import { Printer } from 'lucide-react';
import { useDrawnPaper } from '../../../../parts/paper-pdf/use-drawn-paper.tsx';
import { attendanceCopy as texts } from '../attendance.copy.ts';
import { rollOfMonth } from '../month.ts';

export interface MonthButtonProps {
  schoolClass: SchoolClass;
  discipline: { readonly id: string; readonly name: string };
  /** Any day of the month. */
  day: string;
  today: string;
}

/** Gives the roll of the day's month as a document to sign. */
export function MonthButton({ schoolClass, discipline, day, today }: MonthButtonProps) {
  const paper = useDrawnPaper();
  const print = () =>
    paper.draw({
      title: rollOfMonth(day),
      make: async () => (await import('../fetch-month.ts')).fetchMonth({ schoolClass, discipline, day, today }),
    });
  return (
    <>
      <Button icon={<Printer />} onPress={print}>
        {texts.month}
      </Button>
      {paper.dialog}
    </>
  );
}
