import type { GradedPeriod, SchoolClass } from '@caderneta/contract';
import { Button } from '@caderneta/ui';
import { useState } from 'react';
import { lazyDialog } from '../../lazy/LazyPart.tsx';
import { reopenPeriodCopy as texts } from '../reopen-period.copy.ts';

const ReopenDialog = lazyDialog(async () => (await import('./ReopenDialog.tsx')).ReopenDialog);

export interface ReopenButtonProps {
  schoolClass: Pick<SchoolClass, 'id' | 'grade' | 'section' | 'institution_id'>;
  period: GradedPeriod;
}

/** Beside what says that a class's period is closed: opens it again. */
export function ReopenButton({ schoolClass, period }: ReopenButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { id, grade, section, institution_id } = schoolClass;
  return (
    <>
      <Button onPress={() => setOpen(true)}>{texts.button}</Button>
      {isOpen && (
        <ReopenDialog
          institutionId={institution_id}
          periods={[period]}
          classes={[{ id, name: `${grade} ${section}` }]}
          classId={id}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
