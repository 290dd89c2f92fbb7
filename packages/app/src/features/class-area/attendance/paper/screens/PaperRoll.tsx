import { attendanceEndpoints, type ClassCalendar, type SchoolClass } from '@caderneta/contract';
import { Button, Menu } from '@caderneta/ui';
import { ClipboardList, Printer, ScanLine } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../../../../lib/session/use-viewer.ts';
import { lazyDialog } from '../../../../../parts/lazy/LazyPart.tsx';
import { paperRollCopy as texts } from '../paper-roll.copy.ts';

const PrintRollDialog = lazyDialog(async () => (await import('./PrintRollDialog.tsx')).PrintRollDialog);
const ReadRollDialog = lazyDialog(async () => (await import('./ReadRollDialog.tsx')).ReadRollDialog);

export interface PaperRollProps {
  schoolClass: SchoolClass;
  discipline: { readonly id: string; readonly name: string };
  calendar: ClassCalendar;
  today: string;
  /** Why the person may not take the roll of this discipline; null where they may. */
  whyNot: string | null;
}

/** The month's roll on paper: printing it, and reading a photo of it. For who takes the roll. */
export function PaperRoll({ schoolClass, discipline, calendar, today, whyNot }: PaperRollProps) {
  const may = useMay();
  const [open, setOpen] = useState<'print' | 'read' | null>(null);
  if (!may(attendanceEndpoints.save) || !schoolClass.can_write || whyNot !== null) return null;
  const close = () => setOpen(null);
  return (
    <div>
      <Menu
        placement="bottom start"
        trigger={
          <Button size="compact" icon={<ClipboardList />}>
            {texts.region}
          </Button>
        }
        items={[
          { id: 'print', label: texts.print, icon: <Printer />, onAction: () => setOpen('print') },
          { id: 'read', label: texts.read, icon: <ScanLine />, onAction: () => setOpen('read') },
        ]}
      />
      {open === 'print' && <PrintRollDialog {...{ schoolClass, discipline, calendar, today }} onClose={close} />}
      {open === 'read' && <ReadRollDialog {...{ schoolClass, calendar, today }} onClose={close} />}
    </div>
  );
}
