import * as view from '../../../parts/sheet-reading/components/correction-view.css.ts';
import { KeepPhoto } from '../../../parts/sheet-reading/components/KeepPhoto.tsx';
import type { Student } from '../../../parts/sheet-reading/machine/live-view.ts';
import { isCameraSupported } from '../../../parts/sheet-reading/reading/use-camera.ts';
import { isBusy, isStudentFixed } from '../machine/correction.state.ts';
import type { Correction } from '../reading/use-correction.ts';
import { CameraBar } from './CameraControls.tsx';
import { CameraStage } from './CameraStage.tsx';
import { controlsOf, photoKey } from './controls.ts';
import { Pickers } from './Pickers.tsx';
import * as styles from './pupil.css.ts';
import { ResultPanel } from './ResultPanel.tsx';
import { UnsentSheets } from './UnsentSheets.tsx';
import { UploadPanel } from './UploadPanel.tsx';

export interface CorrectionPartsProps {
  correction: Correction;
  students: readonly Student[];
  student: Student;
}

/** Wide screens: picture and controls on the left, the result on the right. */
export function DesktopCorrection({ correction, students, student }: CorrectionPartsProps) {
  const { state, send } = correction;
  const controls = controlsOf(correction);
  return (
    <div className={view.panes}>
      <div className={view.work}>
        <div className={styles.pickers}>
          <Pickers
            onCamera={false}
            students={students}
            studentId={state.studentId}
            mode={state.mode}
            isFixed={isStudentFixed(state)}
            onStudent={(id) => send({ type: 'student-chosen', id })}
            onMode={correction.chooseMode}
          />
          <KeepPhoto photo={correction.photo} onCamera={false} />
          <UnsentSheets correction={correction} students={students} />
        </div>
        {state.mode === 'stream' ? (
          <>
            <CameraStage correction={correction} />
            <CameraBar {...controls} />
          </>
        ) : (
          <UploadPanel
            key={photoKey(state)}
            onCamera={false}
            isBusy={controls.isBusy}
            isProcessing={isBusy(state)}
            hasStudent={state.studentId !== null}
            onUseCamera={isCameraSupported() && state.cameraUsable ? () => correction.chooseMode('stream') : null}
            onProcess={(file) => void correction.reading.readPhoto(file)}
          />
        )}
      </div>
      <div className={view.result}>
        <ResultPanel correction={correction} student={student} />
      </div>
    </div>
  );
}
