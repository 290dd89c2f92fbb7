import { SheetCamera } from '../../../parts/sheet-reading/components/SheetCamera.tsx';
import { isHintDue } from '../machine/correction.machine.ts';
import type { Correction } from '../reading/use-correction.ts';
import { cameraStatus } from './pupil-status.ts';
import { UploadHint } from './UploadHint.tsx';

/** The picture, and over it the offer to upload once readings keep failing. */
export function CameraStage({ correction }: { correction: Correction }) {
  const { state, send, reading } = correction;
  return (
    <SheetCamera
      attach={reading.attachVideo}
      torch={reading.torch}
      isOn={state.camera === 'on'}
      live={state.live}
      frozen={reading.frozen}
      status={cameraStatus(state)}
      hint={
        isHintDue(state) ? (
          <UploadHint
            failures={state.failures}
            onUpload={() => correction.chooseMode('upload')}
            onStay={() => send({ type: 'hint-dismissed' })}
          />
        ) : undefined
      }
    />
  );
}
