import type { ClassCalendar, SchoolClass } from '@caderneta/contract';
import { Button, LinkButton, Modal, ProgressBar, Select, Stack } from '@caderneta/ui';
import { Download, ExternalLink, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { failureText } from '../../../../../lib/api/failure-text.ts';
import { useTurn } from '../../../../../lib/use-turn.ts';
import { printSheets } from '../../../../../parts/print-sheets/print-worker.ts';
import { monthsOf, writeMonth } from '../month-text.ts';
import { usePrintSheets } from '../paper-roll.api.ts';
import { paperRollCopy as texts } from '../paper-roll.copy.ts';
import * as styles from '../paper-roll.css.ts';
import { rollPages } from '../roll-pages.ts';

export interface PrintRollDialogProps {
  schoolClass: SchoolClass;
  discipline: { readonly id: string; readonly name: string };
  calendar: ClassCalendar;
  today: string;
  onClose: () => void;
}

interface Made {
  readonly url: string;
  readonly pages: number;
  readonly days: number;
}

/** Makes a month's roll of a class and a discipline as a PDF. */
export function PrintRollDialog({ schoolClass, discipline, calendar, today, onClose }: PrintRollDialogProps) {
  const months = monthsOf(calendar.school_year, today);
  const thisMonth = today.slice(0, 7);
  const [month, setMonth] = useState(months.includes(thisMonth) ? thisMonth : (months[0] ?? thisMonth));
  const [isMaking, setMaking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const print = usePrintSheets();
  const { begin } = useTurn();
  useEffect(() => () => void (made && URL.revokeObjectURL(made.url)), [made]);

  const title = texts.fileName(schoolClass.name, discipline.name, month).replace(/[\\/:*?"<>|]/g, '-');
  const make = async () => {
    const isWanted = begin();
    setMaking(true);
    setFailure(null);
    const laidOut = await print({ class_id: schoolClass.id, discipline_id: discipline.id, month });
    if (laidOut.ok) {
      const pdf = await printSheets({ title, rolls: rollPages(schoolClass, laidOut.data) });
      if (!isWanted()) return;
      const days = new Set(laidOut.data.flatMap((sheet) => sheet.days)).size;
      if (pdf) setMade({ url: URL.createObjectURL(pdf), pages: laidOut.data.length, days });
      else setFailure(texts.notMade);
    } else setFailure(failureText(laidOut, texts.notMade));
    setMaking(false);
  };

  return (
    <Modal
      isOpen
      title={texts.print}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{texts.close}</Button>
          {made ? (
            <>
              <LinkButton href={made.url} target="_blank" icon={<ExternalLink />}>
                {texts.open}
              </LinkButton>
              <LinkButton variant="primary" href={made.url} download={title} icon={<Download />}>
                {texts.download}
              </LinkButton>
            </>
          ) : (
            <Button variant="primary" icon={<Printer />} onPress={() => void make()} isPending={isMaking}>
              {texts.make}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <p className={styles.muted}>{texts.ofDiscipline(discipline.name)}</p>
        <Select
          label={texts.month}
          items={months.map((id) => ({ id, label: writeMonth(id) }))}
          selectedId={month}
          isDisabled={isMaking}
          onChange={(id) => {
            setMonth(id);
            setMade(null);
          }}
        />
        <p className={styles.muted}>{texts.hint}</p>
        {isMaking && <ProgressBar label={texts.making} />}
        {made && <p role="status">{texts.made(made.pages, made.days)}</p>}
        {failure !== null && <p role="alert">{failure}</p>}
      </Stack>
    </Modal>
  );
}
