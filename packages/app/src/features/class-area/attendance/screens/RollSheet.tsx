import { attendanceEndpoints, type SchoolClass } from '@caderneta/contract';
import { Button, EmptyState, IconButton, Notice, RollCall, Skeleton, showToast } from '@caderneta/ui';
import { MessageSquare, MessageSquareText } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { writeDay } from '../../../../lib/dates.ts';
import { useMay } from '../../../../lib/session/use-viewer.ts';
import { useOnline } from '../../../../lib/use-online.ts';
import { lazyDialog } from '../../../../parts/lazy/LazyPart.tsx';
import { LoadFailed } from '../../../../parts/listing/LoadFailed.tsx';
import { PartFailed } from '../../../../parts/listing/PartFailed.tsx';
import { PaperSignatures } from '../../../../parts/paper/PaperSignatures.tsx';
import { type RollCallKey, slotOfRoll } from '../attendance.api.ts';
import { attendanceCopy as texts } from '../attendance.copy.ts';
import { RollCallFailure } from '../RollCallFailure.tsx';
import { RollCounts } from '../RollCounts.tsx';
import { RollSave } from '../RollSave.tsx';
import { countAbsent } from '../roll.ts';
import { isWithoutLessons, type SchoolDay } from '../school-day.ts';
import { useRollCall } from '../use-roll.ts';
import { useRollRows } from '../use-roll-rows.tsx';
import { DayNotice } from './DayNotice.tsx';

const PupilNoteDialog = lazyDialog(async () => (await import('../PupilNoteDialog.tsx')).PupilNoteDialog);

export interface RollSheetProps {
  schoolClass: SchoolClass;
  lesson: RollCallKey;
  disciplineName: string;
  today: string;
  day: SchoolDay;
  /** Why the person may not take the roll of this discipline; null where they may. */
  whyNot: string | null;
  /** Lowest share of attendance, %. */
  minimum: number;
}

/** The roll call itself. It can be taken without a connection: saving keeps it on the device until the server has it. */
export function RollSheet({ schoolClass, lesson, disciplineName, today, day, whyNot, minimum }: RollSheetProps) {
  const title = texts.rollOf(writeDay(lesson.date));
  const roll = useRollCall(lesson, today, `${title}, ${disciplineName}`);
  const isOnline = useOnline();
  const may = useMay();
  const isWriter = may(attendanceEndpoints.save) && schoolClass.can_write && whyNot === null;
  const canWrite = isWriter && day.isOpen;
  const [noteOf, setNoteOf] = useState<string | null>(null);
  const { lines } = roll;
  const group = useRef<HTMLDivElement>(null);
  const { rows, alerts, figures } = useRollRows(schoolClass.id, lines, minimum);
  const noted = useMemo(() => new Set(lines?.flatMap(({ id, notes }) => (notes ? [id] : []))), [lines]);
  const noteButton = useCallback(
    ({ id, name }: { id: string; name: string }) => (
      <IconButton
        label={texts.noteButton(name)}
        icon={noted.has(id) ? <MessageSquareText /> : <MessageSquare />}
        onPress={() => setNoteOf(id)}
      />
    ),
    [noted],
  );

  if (roll.failure) {
    const { canGoBlind } = roll;
    return (
      <>
        <LoadFailed title={texts.failed} of={roll} />
        {canGoBlind && canWrite && <Button onPress={roll.goBlind}>{texts.anyway}</Button>}
      </>
    );
  }
  if (lines === undefined || rows === undefined) return <Skeleton rows={6} />;
  if (lines.length === 0) return <EmptyState title={texts.noStudents} />;
  // Nobody was present or absent where there was no lesson; what was saved of such a day before it was closed stays in sight.
  const isBare = !roll.wasSaved && !roll.waiting && roll.refused === null && !roll.isChanged;
  if (isBare && isWithoutLessons(day)) return <DayNotice day={day} schoolClass={schoolClass} />;

  const absent = countAbsent(lines);
  const save = async (insist = false) => {
    const result = await roll.save(insist);
    if (result?.state === 'sent') {
      showToast({ tone: 'success', message: `${texts.saved}: ${texts.savedText(lines.length - absent, absent)}` });
    } else if (result?.state === 'waiting') {
      showToast({ tone: 'info', message: `${texts.waiting}. ${texts.waitingText}` });
    } else if (result) {
      const failure = result.state === 'refused' ? result.refusal : result.failure;
      // Of a conflict that stays, the notice above offers both sides: nothing is to be loaded anew.
      const isOffered = result.state === 'refused' && failure?.code === 'version-conflict';
      const why = isOffered ? `${texts.conflict.title}.` : failure?.message;
      const message = why === undefined ? `${texts.refused}.` : `${texts.refused}: ${why}`;
      showToast({ tone: 'error', message: result.state === 'lost' ? `${message} ${texts.lostText}` : message });
    }
  };
  const line = lines.find(({ id }) => id === noteOf);
  return (
    <>
      {!isOnline && <Notice tone="warning">{texts.offline}</Notice>}
      {whyNot !== null && <Notice>{whyNot}</Notice>}
      {!day.isOpen && <DayNotice day={day} schoolClass={schoolClass} />}
      {roll.refused && (
        <RollCallFailure
          entry={roll.refused}
          isSaving={roll.isSaving}
          onInsist={() => void save(true)}
          onRetry={roll.retry}
          onDrop={async () => {
            await roll.drop();
            // Its button went with the notice.
            group.current?.focus();
          }}
        />
      )}
      <PartFailed title={texts.figuresFailed} of={figures} isMinor />
      {/* biome-ignore lint/a11y/useSemanticElements: it takes the focus, and is no field set */}
      <div ref={group} role="group" aria-label={title} tabIndex={-1}>
        <RollCounts
          counts={isBare && day.kind !== 'lessons' ? null : { present: lines.length - absent, absent }}
          alerts={alerts}
          hint={canWrite ? texts.tap : isWriter || whyNot !== null ? null : texts.readOnly}
        />
      </div>
      <RollCall
        label={title}
        rows={rows}
        isReadOnly={!canWrite}
        action={noteButton}
        onChange={(id, isPresent) => {
          const notes = lines.find((one) => one.id === id)?.notes ?? null;
          roll.mark(id, { status: isPresent ? 'PRESENT' : 'ABSENT', notes });
        }}
      />
      {canWrite && <RollSave {...roll} onSave={() => void save()} />}
      <PaperSignatures />
      {line && (
        <PupilNoteDialog
          form={`nota.${slotOfRoll(lesson)}`}
          line={line}
          isReadOnly={!canWrite}
          onClose={() => setNoteOf(null)}
          onDone={(notes) => {
            roll.mark(line.id, { status: line.status, notes });
          }}
        />
      )}
    </>
  );
}
