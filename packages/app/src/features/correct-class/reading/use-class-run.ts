import type { Assessment, ResultRow, SavedKey, SheetModelLayout } from '@caderneta/contract';
import { useEffect, useMemo } from 'react';
import { useIsSending } from '../../../lib/outbox/use-outbox.ts';
import type { Mode, Student } from '../../../parts/sheet-reading/machine/live-view.ts';
import { withUnsent } from '../../../parts/sheet-reading/machine/unsent-sheets.ts';
import { isCameraSupported, noCameraText } from '../../../parts/sheet-reading/reading/use-camera.ts';
import { useFailureToast } from '../../../parts/sheet-reading/reading/use-failure-toast.ts';
import { useMachine } from '../../../parts/sheet-reading/reading/use-machine.ts';
import { usePhotoChoice } from '../../../parts/sheet-reading/reading/use-photo-choice.ts';
import { usePictureReader } from '../../../parts/sheet-reading/reading/use-picture-reader.ts';
import { rollOf } from '../machine/class-roll.ts';
import { classRun } from '../machine/class-run.machine.ts';
import { startRun } from '../machine/class-run.state.ts';
import { useClassCamera } from './use-class-camera.ts';
import { useClassDelivery } from './use-class-delivery.ts';
import { useClassFiles } from './use-class-files.ts';
import { useClassSignals } from './use-class-signals.ts';
import { useSharedFiles } from './use-shared-files.ts';

export interface ClassInput {
  readonly assessment: Assessment;
  readonly saved: SavedKey;
  readonly students: readonly Student[];
  readonly results: readonly ResultRow[];
  /** The model that its sheets are read with; null for Caderneta's own. */
  readonly layout: SheetModelLayout | null;
}

/** A whole class at one go: the machine with its camera, its files, its reader and what carries the sheets away. */
export function useClassRun({ assessment, saved, students, results, layout }: ClassInput) {
  const { state, now, send } = useMachine(classRun, () =>
    startRun(
      { students, sheetCode: assessment.sheet_code, saved, ...(layout ? { layout } : {}) },
      rollOf(students, results),
      isCameraSupported(),
    ),
  );
  const tell = useFailureToast();
  const reader = usePictureReader(layout !== null, tell);
  const { entries, undo, meeting } = useClassDelivery({ assessment, state, send });
  const rows = useMemo(() => withUnsent(results, entries, saved), [results, entries, saved]);
  useEffect(() => send({ type: 'results-loaded', rows }), [rows, send]);

  const photo = usePhotoChoice();
  const { withPhoto } = photo;
  const camera = useClassCamera({ reader, state, now, send, tell, photo });
  const files = useClassFiles({ reader, now, send, tell, withPhoto });
  useSharedFiles((shared) => {
    send({ type: 'mode-chosen', mode: 'upload' });
    void files.read(shared);
  });
  const signals = useClassSignals(state);
  const chooseMode = (mode: Mode) => {
    if (mode === 'stream' && !isCameraSupported()) tell(noCameraText());
    else send({ type: 'mode-chosen', mode });
  };
  return {
    state,
    send,
    entries,
    isSending: useIsSending(),
    undo,
    /** What somebody else saved over a sheet that is to be taken back. */
    meeting,
    files,
    signals,
    photo,
    attachVideo: camera.attachVideo,
    torch: camera.torch,
    /** Of the sheet that is asked about. */
    picture: camera.picture,
    chooseMode,
    start: camera.start,
  };
}
export type ClassRunHook = ReturnType<typeof useClassRun>;
