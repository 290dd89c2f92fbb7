import {
  type Assessment,
  isAlmostBlank,
  type KeyVersion,
  pupilsAnswers,
  type ResultRow,
  type SavedKey,
  type SheetModelLayout,
} from '@caderneta/contract';
import type { Picture } from '@caderneta/omr-engine';
import { useCallback, useMemo, useRef, useState } from 'react';
import { outbox, useIsSending, useOutboxOf } from '../../../lib/outbox/use-outbox.ts';
import { checkIdentity } from '../../../parts/sheet-identity/sheet-identity.ts';
import type { LiveView, Mode, Student } from '../../../parts/sheet-reading/machine/live-view.ts';
import { decidedDraft } from '../../../parts/sheet-reading/machine/save-body.ts';
import type { SheetDraft } from '../../../parts/sheet-reading/machine/sheet-draft.ts';
import { codesOf, keyFor, versionOfSheet } from '../../../parts/sheet-reading/machine/sheet-keys.ts';
import { slotOf, withUnsent } from '../../../parts/sheet-reading/machine/unsent-sheets.ts';
import { isCameraSupported, noCameraText } from '../../../parts/sheet-reading/reading/use-camera.ts';
import { useMachine } from '../../../parts/sheet-reading/reading/use-machine.ts';
import { usePhotoChoice } from '../../../parts/sheet-reading/reading/use-photo-choice.ts';
import { versionOf } from '../../../parts/sheet-reading/sheet-reading.api.ts';
import { pupilCopy } from '../correct-pupil.copy.ts';
import { correction, verdictOn } from '../machine/correction.machine.ts';
import { startState } from '../machine/correction.state.ts';
import { nextPending } from '../machine/pupil-order.ts';
import { saveFailureOf } from '../machine/save-failure.ts';
import { usePupilSheet } from './use-pupil-sheet.ts';
import { useReading } from './use-reading.ts';
import { useSaving } from './use-saving.ts';

export interface CorrectionInput {
  readonly assessment: Assessment;
  readonly saved: SavedKey;
  readonly students: readonly Student[];
  readonly results: readonly ResultRow[];
  /** The model that its sheets are read with; null for Caderneta's own. */
  readonly layout: SheetModelLayout | null;
  /** Who an address asked for, one of `students`; the first of the class otherwise. */
  readonly wanted: string | null;
}

/** One correction session: the machine with its camera, its reader and its saves. */
export function useCorrection({ assessment, saved: savedKey, students, results, layout, wanted }: CorrectionInput) {
  const entries = useOutboxOf('results', slotOf(assessment.id, ''));
  const { state, now, send } = useMachine(correction, () => {
    const unsent = entries[0]?.rows[0]?.student_profile_id;
    const first =
      students.find(({ id }) => id === (wanted ?? unsent)) ?? (wanted === null ? students[0] : null) ?? null;
    return startState(isCameraSupported(), first?.id ?? null, {
      isResultOpen: first !== null && first.id === unsent,
      isChosen: first !== null && first.id === wanted,
    });
  });
  const { phase, studentId } = state;
  const keys = useMemo(
    () => ({ saved: savedKey, sheetCode: assessment.sheet_code, students, ...(layout ? { layout } : {}) }),
    [savedKey, assessment.sheet_code, students, layout],
  );
  const saving = useSaving({ assessment, students, keys, state, send });
  const student = students.find(({ id }) => id === studentId) ?? null;
  const sheet = usePupilSheet({ assessment, saved: savedKey, student, results, entries, phase, settle: saving.settle });
  const { entry, known, loaded } = sheet;
  const version = useRef<number | undefined>(undefined);
  version.current = known?.version;
  const photo = usePhotoChoice();

  /** Saved, once it is known by which key it is graded, and somebody has looked at an all but blank one. */
  const save = useCallback(
    (draft: SheetDraft, student: string, replaced: number | undefined, isSeen = false) => {
      const ask = (kind: 'version' | 'almost-blank') =>
        send({ type: 'owner-doubted', draft, uncertainty: { kind, student } });
      if (versionOfSheet(keys, draft) === null) ask('version');
      else if (isAlmostBlank(pupilsAnswers(draft.answers, keyFor(keys, draft).key)) && !isSeen) ask('almost-blank');
      else saving.start(draft, student, replaced);
    },
    [keys, saving, send],
  );

  /** A reading that may settle the sheet: then it is saved, unless the sheet names somebody else. */
  const onReading = (draft: SheetDraft, frame: Picture, live: LiveView | null): boolean => {
    const { studentId: selected, phase } = now();
    const isFilmed = phase.name === 'streaming' || phase.name === 'capturing';
    const verdict = verdictOn(now(), draft);
    if (isFilmed) photo.see(frame, live, verdict.kind === 'more' && verdict.agreement.length < 2);
    if (verdict.kind === 'more' || selected === null) {
      const wasCapturing = phase.name === 'capturing';
      send({ type: 'reading-complete', verdict, at: Date.now() });
      if (wasCapturing && now().phase.name !== 'capturing') reading.tell(pupilCopy.unlike);
      return false;
    }
    const settled = isFilmed ? photo.withSharpest(verdict.draft) : photo.withPhoto(verdict.draft, frame);
    const owner = checkIdentity(settled, codesOf(keys), { id: selected, isChosen: now().isChosen }, students);
    if (owner.kind === 'match') save(settled, selected, version.current);
    else send({ type: 'owner-doubted', draft: settled, uncertainty: owner });
    return true;
  };
  const reading = useReading({ keys, state, now, send, onReading });

  const saveFor = useCallback(
    async (owner: string, said?: KeyVersion) => {
      const { phase: asked } = now();
      if (asked.name !== 'asking') return;
      const isSelected = owner === now().studentId;
      const draft = said === undefined ? asked.draft : { ...asked.draft, version: said };
      const replaced = isSelected ? version.current : await versionOf(assessment.id, owner);
      save(draft, owner, replaced, asked.uncertainty.kind === 'almost-blank');
    },
    [now, save, assessment.id],
  );

  const [isTyping, setTyping] = useState(false);
  const type = () => {
    send({ type: 'stream-stopped' });
    setTyping(true);
  };
  const saveTyped = (draft: SheetDraft) => {
    setTyping(false);
    if (studentId !== null) saving.start(draft, studentId, version.current);
  };

  const failure = saveFailureOf(phase, entry);
  /** The sheet that was not saved, with the version that it is to be saved over. */
  const again = (version: number | undefined) => {
    if (phase.name === 'unsaved') saving.startBody(phase.draft, { ...phase.save.body, version });
    const [row] = entry?.rows ?? [];
    if (phase.name === 'unsaved' || !row || !known) return;
    const { assessment_id: _, ...body } = row;
    saving.startBody(decidedDraft(known, {}), { ...body, version });
  };
  const retry = () => {
    if (failure?.kind === 'waiting') void outbox.wake();
    else again(known?.version);
  };
  /** After a conflict: the same reading against the version that the teacher was shown. */
  const overwrite = async () => {
    if (failure?.kind !== 'conflict' || studentId === null) return;
    again(failure.theirs?.version ?? (await versionOf(assessment.id, studentId)));
  };
  const discard = () => {
    if (entry) void outbox.discard(entry.id);
    send({ type: 'reading-discarded' });
    void loaded.reload();
  };
  const confirm = () => {
    if (known && studentId) saving.start(decidedDraft(known, state.choices), studentId, known.version);
  };
  const dropPhoto = () => {
    if (known && studentId) {
      saving.start({ ...decidedDraft(known, {}), photo: null }, studentId, known.version);
    }
  };
  const readAgain = () => {
    if (state.mode === 'stream') reading.wantCamera('streaming');
    else send({ type: 'reading-discarded' });
  };
  const rows = useMemo(() => withUnsent(results, entries, savedKey), [results, entries, savedKey]);
  const nextId = nextPending(students, rows, studentId);
  const goNext = () => {
    if (nextId === null) return;
    send({ type: 'student-chosen', id: nextId, by: 'order' });
    if (state.mode === 'stream') reading.wantCamera('streaming');
  };
  const chooseMode = (mode: Mode) => {
    if (mode === 'stream' && !isCameraSupported()) reading.tell(noCameraText());
    else send({ type: 'mode-chosen', mode });
  };

  return {
    state,
    send,
    keys,
    known,
    loaded,
    reading,
    saveFor,
    /** Answers that the teacher types, for the pupil on screen. */
    isTyping,
    type,
    stopTyping: () => setTyping(false),
    saveTyped,
    failure: failure,
    retry,
    overwrite,
    discard,
    /** What else of this assessment this device keeps. */
    assessmentId: assessment.id,
    entries,
    isSending: useIsSending(),
    rows,
    confirm,
    photo,
    dropPhoto,
    readAgain,
    goNext,
    hasNext: nextId !== null,
    chooseMode,
  };
}
export type Correction = ReturnType<typeof useCorrection>;
