import type { ReactNode } from 'react';
import * as view from '../../../parts/sheet-reading/components/correction-view.css.ts';
import type { Student } from '../../../parts/sheet-reading/machine/live-view.ts';
import type { Correction } from '../reading/use-correction.ts';
import { CameraBar } from './CameraControls.tsx';
import { controlsOf } from './controls.ts';
import { ResultPanel } from './late-panel.ts';
import * as styles from './pupil.css.ts';
import { SheetChoice, SheetSource } from './SheetControls.tsx';

export interface CorrectionPartsProps {
  correction: Correction;
  students: readonly Student[];
  student: Student;
  /** Of the pupil's earlier sheets. */
  history: ReactNode;
}

/** Wide screens: picture and controls on the left, the result on the right. */
export function DesktopCorrection({ correction, students, student, history }: CorrectionPartsProps) {
  return (
    <div className={view.panes}>
      <div className={view.work}>
        <div className={styles.pickers}>
          <SheetChoice correction={correction} students={students} onCamera={false} />
        </div>
        <SheetSource correction={correction} onCamera={false} buttons={<CameraBar {...controlsOf(correction)} />} />
      </div>
      <div className={view.result}>
        <ResultPanel correction={correction} student={student} history={history} />
      </div>
    </div>
  );
}
