import { Button } from '@caderneta/ui';
import { Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import * as view from '../../../parts/sheet-reading/components/correction-view.css.ts';
import { KeepPhoto } from '../../../parts/sheet-reading/components/KeepPhoto.tsx';
import type { Student } from '../../../parts/sheet-reading/machine/live-view.ts';
import { isCameraSupported } from '../../../parts/sheet-reading/reading/use-camera.ts';
import { sheetReadingCopy } from '../../../parts/sheet-reading/sheet-reading.copy.ts';
import { isBusy, isStudentFixed } from '../machine/correction.state.ts';
import type { Correction } from '../reading/use-correction.ts';
import { CameraStage } from './CameraStage.tsx';
import { controlsOf, photoKey } from './controls.ts';
import { UploadPanel } from './late-parts.ts';
import { Pickers } from './Pickers.tsx';
import { UnsentSheets } from './UnsentSheets.tsx';

interface SheetControlsProps {
  correction: Correction;
  /** Drawn over the camera's picture, as on a phone. */
  onCamera: boolean;
}

/** For a sheet that no camera reads: its answers from the keyboard, for the pupil that is selected. */
function TypeAnswers({ correction, onCamera }: SheetControlsProps) {
  const { state, known, type } = correction;
  const texts = sheetReadingCopy.typing;
  const isDisabled = isBusy(state) || isStudentFixed(state) || known === null;
  return onCamera ? (
    <button type="button" className={view.textButton} disabled={isDisabled} onClick={type}>
      {texts.open}
    </button>
  ) : (
    <Button size="compact" icon={<Keyboard />} isDisabled={isDisabled} onPress={type}>
      {texts.open}
    </Button>
  );
}

/** Whose sheet is read, how, and which sheets wait. */
export function SheetChoice({ correction, students, onCamera }: SheetControlsProps & { students: readonly Student[] }) {
  const { state, send } = correction;
  const isReading = state.phase.name === 'streaming' || state.phase.name === 'capturing';
  return (
    <>
      <Pickers
        onCamera={onCamera}
        students={students}
        studentId={state.studentId}
        mode={state.mode}
        isFixed={isStudentFixed(state)}
        isReading={isReading}
        onStudent={(id) => send({ type: 'student-chosen', id, by: 'name' })}
        onMode={correction.chooseMode}
      />
      {!(onCamera && isReading) && (
        <>
          <KeepPhoto photo={correction.photo} keys={correction.keys} onCamera={onCamera} />
          <TypeAnswers correction={correction} onCamera={onCamera} />
        </>
      )}
      <UnsentSheets correction={correction} students={students} />
    </>
  );
}

/** The camera with its buttons, or the place for a photo's file. */
export function SheetSource({ correction, onCamera, buttons }: SheetControlsProps & { buttons: ReactNode }) {
  const { state } = correction;
  if (state.mode === 'stream') {
    return (
      <>
        <CameraStage correction={correction} />
        {buttons}
      </>
    );
  }
  return (
    <UploadPanel
      key={photoKey(state)}
      onCamera={onCamera}
      isBusy={controlsOf(correction).isBusy}
      isProcessing={isBusy(state)}
      hasStudent={state.studentId !== null}
      onUseCamera={isCameraSupported() && state.cameraUsable ? () => correction.chooseMode('stream') : null}
      onProcess={correction.reading.readPhoto}
    />
  );
}
