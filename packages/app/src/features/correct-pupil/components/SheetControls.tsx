import type { ReactNode } from 'react';
import { KeepPhoto } from '../../../parts/sheet-reading/components/KeepPhoto.tsx';
import type { Student } from '../../../parts/sheet-reading/machine/live-view.ts';
import { isCameraSupported } from '../../../parts/sheet-reading/reading/use-camera.ts';
import { isBusy, isStudentFixed } from '../machine/correction.state.ts';
import type { Correction } from '../reading/use-correction.ts';
import { CameraStage } from './CameraStage.tsx';
import { controlsOf, photoKey } from './controls.ts';
import { Pickers } from './Pickers.tsx';
import { UnsentSheets } from './UnsentSheets.tsx';
import { UploadPanel } from './UploadPanel.tsx';

interface SheetControlsProps {
  correction: Correction;
  /** Drawn over the camera's picture, as on a phone. */
  onCamera: boolean;
}

/** Whose sheet is read, how, and which sheets wait. */
export function SheetChoice({ correction, students, onCamera }: SheetControlsProps & { students: readonly Student[] }) {
  const { state, send } = correction;
  return (
    <>
      <Pickers
        onCamera={onCamera}
        students={students}
        studentId={state.studentId}
        mode={state.mode}
        isFixed={isStudentFixed(state)}
        onStudent={(id) => send({ type: 'student-chosen', id })}
        onMode={correction.chooseMode}
      />
      <KeepPhoto photo={correction.photo} onCamera={onCamera} />
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
      onProcess={(file) => void correction.reading.readPhoto(file)}
    />
  );
}
