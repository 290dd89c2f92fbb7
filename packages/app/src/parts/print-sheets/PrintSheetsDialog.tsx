import { type Assessment, bubblesOfRow, pagesOfSaved, type SavedKey } from '@caderneta/contract';
import type { Numbering } from '@caderneta/omr-engine';
import { Button, LinkButton, Modal, ProgressBar, RadioGroup, SegmentedControl, Stack } from '@caderneta/ui';
import { Download, ExternalLink, Printer } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTurn } from '../../lib/use-turn.ts';
import { printSheetsCopy } from './print-sheets.copy.ts';
import * as styles from './print-sheets.css.ts';
import { printSheets } from './print-worker.ts';
import { type PrintedStudent, type PrintedVersions, sheetFileName, sheetPages } from './sheet-pages.ts';

export interface PrintSheetsDialogProps {
  assessment: Assessment;
  students: readonly PrintedStudent[];
  saved: SavedKey;
  /** What is printed beside sheets of this numbering: a BookletPart. */
  booklet?: (numbering: Numbering) => ReactNode;
  /** The PDF is there to be printed. */
  onMade: () => void;
  onClose: () => void;
}

type Made = { readonly url: string; readonly pages: number };

/** Makes the class's answer sheets as one PDF, a page a pupil, or a blank master. */
export function PrintSheetsDialog({ assessment, students, saved, booklet, onMade, onClose }: PrintSheetsDialogProps) {
  const texts = printSheetsCopy;
  const hasStudents = students.length > 0;
  const [who, setWho] = useState<'class' | 'blank'>(hasStudents ? 'class' : 'blank');
  const [numbering, setNumbering] = useState<Numbering>('restart');
  const parts = pagesOfSaved(saved);
  const hasVersions = assessment.has_version_b;
  const [versions, setVersions] = useState<PrintedVersions>(hasVersions ? 'both' : 'A');
  const [isMaking, setMaking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [made, setMade] = useState<Made | null>(null);

  const { begin } = useTurn();
  useEffect(() => () => void (made && URL.revokeObjectURL(made.url)), [made]);

  const make = async () => {
    const isWanted = begin();
    setMaking(true);
    setFailed(false);
    setMade(null);
    const pages = sheetPages(assessment, saved, who === 'class' ? students : null, versions);
    const pdf = await printSheets({
      parts,
      options: bubblesOfRow(saved.key, saved.version_b?.key ?? []),
      numbering,
      pages,
    });
    if (!isWanted()) return;
    if (pdf === null) setFailed(true);
    else {
      setMade({ url: URL.createObjectURL(pdf), pages: pages.length });
      onMade();
    }
    setMaking(false);
  };

  return (
    <Modal
      isOpen
      title={texts.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        made ? (
          <>
            <Button onPress={onClose}>{texts.close}</Button>
            <LinkButton href={made.url} target="_blank" icon={<ExternalLink />}>
              {texts.open}
            </LinkButton>
            <LinkButton variant="primary" href={made.url} download={sheetFileName(assessment)} icon={<Download />}>
              {texts.download}
            </LinkButton>
          </>
        ) : (
          <>
            <Button onPress={onClose}>{texts.close}</Button>
            <Button variant="primary" icon={<Printer />} onPress={() => void make()} isPending={isMaking}>
              {texts.make}
            </Button>
          </>
        )
      }
    >
      <Stack gap={5}>
        <RadioGroup
          label={texts.pages.label}
          selectedId={who}
          onChange={(id) => {
            setWho(id as 'class' | 'blank');
            setMade(null);
          }}
          isDisabled={isMaking}
          description={hasStudents ? undefined : texts.noStudents}
          items={[
            {
              id: 'class',
              label: texts.pages.class(students.length),
              description: texts.pages.classHint,
              isDisabled: !hasStudents,
            },
            versions === 'both'
              ? { id: 'blank', label: texts.pages.blanks, description: texts.pages.blanksHint }
              : { id: 'blank', label: texts.pages.blank, description: texts.pages.blankHint },
          ]}
        />
        {hasVersions && (
          <SegmentedControl
            label={texts.versions.label}
            selectedId={versions}
            onChange={(id) => {
              setVersions(id as PrintedVersions);
              setMade(null);
            }}
            isDisabled={isMaking}
            items={(['both', 'A', 'B'] as const).map((id) => ({ id, label: texts.versions[id] }))}
          />
        )}
        <SegmentedControl
          label={texts.numbering.label}
          selectedId={numbering}
          onChange={(id) => {
            setNumbering(id as Numbering);
            setMade(null);
          }}
          isDisabled={isMaking}
          items={[
            { id: 'restart', label: texts.numbering.restart },
            { id: 'continuous', label: texts.numbering.continuous },
          ]}
        />
        <p className={styles.hint}>{texts.hint}</p>
        {parts.length > 1 && <p className={styles.hint}>{texts.twoPages}</p>}
        {booklet?.(numbering)}
        {isMaking && <ProgressBar label={texts.making} />}
        {made && <p role="status">{texts.done(made.pages)}</p>}
        {hasFailed && (
          <p role="alert" className={styles.failed}>
            {texts.failed}
          </p>
        )}
      </Stack>
    </Modal>
  );
}
