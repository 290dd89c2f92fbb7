import { type CameraStatus, cameraStatusOf } from '../../../parts/sheet-reading/reading/camera-status.ts';
import { sheetReadingCopy } from '../../../parts/sheet-reading/sheet-reading.copy.ts';
import type { CorrectionState } from '../machine/correction.state.ts';

/** What the pill over the picture says while a pupil's sheet is read. */
export function cameraStatus({ camera, phase, live }: CorrectionState): CameraStatus {
  if (phase.name === 'saving') return { tone: 'found', text: sheetReadingCopy.camera.saving, count: null };
  return cameraStatusOf(camera, phase.name !== 'idle', live);
}
