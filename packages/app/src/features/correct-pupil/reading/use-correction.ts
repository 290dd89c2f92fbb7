import type { Assessment, AssessmentResult, KeyVersion, ResultRow, SavedKey } from '@caderneta/contract';
import { useCallback, useMemo, useRef } from 'react';
import { checkIdentity } from '../../../parts/sheet-identity/sheet-identity.ts';
import type { Mode, Student } from '../../../parts/sheet-reading/machine/live-view.ts';
import { decidedDraft } from '../../../parts/sheet-reading/machine/save-body.ts';
import type { SheetDraft } from '../../../parts/sheet-reading/machine/sheet-draft.ts';
import { codesOf, versionOfSheet } from '../../../parts/sheet-reading/machine/sheet-keys.ts';
import { isCameraSupported, noCameraText } from '../../../parts/sheet-reading/reading/use-camera.ts';
import { useKeptPhoto } from '../../../parts/sheet-reading/reading/use-kept-photo.ts';
import { useMachine } from '../../../parts/sheet-reading/reading/use-machine.ts';
import { useStudentResult, versionOf } from '../../../parts/sheet-reading/sheet-reading.api.ts';
import { pupilCopy } from '../correct-pupil.copy.ts';
import { correction, verdictOn } from '../machine/correction.machine.ts';
import { startState } from '../machine/correction.state.ts';
import { nextPending } from '../machine/pupil-order.ts';
import { useReading } from './use-reading.ts';
import { useSaving } from './use-saving.ts';

export interface CorrectionInput {
  readonly assessment: Assessment;
  readonly saved: SavedKey;
  readonly students: readonly Student[];
  readonly results: readonly ResultRow[];
  /** Who an address asked for; the first of the class otherwise. */
  readonly wanted: string | null;
}

/** One correction session: the machine with its camera, its reader and its saves. */
export function useCorrection({ assessment, saved: savedKey, students, results, wanted }: CorrectionInput) {
  const first = students.find(({ id }) => id === wanted) ?? students[0] ?? null;
  const { state, now, send } = useMachine(correction, () => startState(isCameraSupported(), first?.id ?? null));
  const { phase, studentId } = state;
  const loaded = useStudentResult(assessment.id, studentId);
  const saved = phase.name === 'saved' ? phase.result : null;
  const known: AssessmentResult | null =
    saved ?? (loaded.data?.student_profile_id === studentId ? (loaded.data ?? null) : null);
  const version = useRef<number | undefined>(undefined);
  version.current = known?.version;

  const keys = useMemo(
    () => ({ saved: savedKey, sheetCode: assessment.sheet_code, students }),
    [savedKey, assessment.sheet_code, students],
  );
  const photo = useKeptPhoto();
  const saving = useSaving({ assessmentId: assessment.id, keys, state, send });

  /** Saved, once it is known by which key it is graded. */
  const save = useCallback(
    (draft: SheetDraft, student: string, replaced: number | undefined) => {
      if (versionOfSheet(keys, draft) !== null) saving.start(draft, student, replaced);
      else send({ type: 'owner-doubted', draft, doubt: { kind: 'version', student } });
    },
    [keys, saving, send],
  );

  /** A reading that may settle the sheet: then it is saved, unless the sheet names somebody else. */
  const onReading = (draft: SheetDraft, frame: ImageData): boolean => {
    const selected = now().studentId;
    const verdict = verdictOn(now(), draft);
    if (verdict.kind === 'more' || selected === null) {
      const wasCapturing = now().phase.name === 'capturing';
      send({ type: 'reading-complete', verdict, at: Date.now() });
      if (wasCapturing && now().phase.name !== 'capturing') reading.tell(pupilCopy.unlike);
      return false;
    }
    const settled = photo.withPhoto(verdict.draft, frame);
    const owner = checkIdentity(settled, codesOf(keys), selected, students);
    if (owner.kind === 'none' || owner.kind === 'match') save(settled, selected, version.current);
    else send({ type: 'owner-doubted', draft: settled, doubt: owner });
    return true;
  };
  const reading = useReading({ keys, state, now, send, onReading });

  const saveFor = useCallback(
    async (owner: string, said?: KeyVersion) => {
      const { phase: asked } = now();
      if (asked.name !== 'asking') return;
      const isSelected = owner === now().studentId;
      const draft = said === undefined ? asked.draft : { ...asked.draft, version: said };
      save(draft, owner, isSelected ? version.current : await versionOf(assessment.id, owner));
    },
    [now, save, assessment.id],
  );

  const retry = () => {
    if (phase.name === 'unsaved') send({ type: 'save-started', draft: phase.draft, save: phase.save });
  };
  /** After a conflict: the same reading against the version that is there now. */
  const overwrite = async () => {
    if (phase.name !== 'unsaved') return;
    saving.start(phase.draft, phase.save.student, await versionOf(assessment.id, phase.save.student));
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
  const nextId = nextPending(students, results, studentId);
  const goNext = () => {
    if (nextId === null) return;
    send({ type: 'student-chosen', id: nextId });
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
    retry,
    overwrite,
    discard: () => {
      saving.discard();
      void loaded.reload();
    },
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
