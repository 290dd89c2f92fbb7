import { isSheetRefused } from '../../../parts/sheet-reading/machine/live-view.ts';
import { type CameraStatus, cameraStatusOf } from '../../../parts/sheet-reading/reading/camera-status.ts';
import { sheetReadingCopy } from '../../../parts/sheet-reading/sheet-reading.copy.ts';
import { classCopy } from '../correct-class.copy.ts';
import type { ClassRun } from '../machine/class-run.state.ts';

/** What the pill over the picture says while a class passes. */
export function classStatus(run: ClassRun): CameraStatus {
  const { camera, isStreaming, question, live, isCodeMissing, watch, word } = run;
  if (question) return { tone: 'idle', text: classCopy.asking, count: null };
  if (isCodeMissing) return { tone: 'looking', text: classCopy.showCode, count: null };
  if (camera === 'on' && isStreaming && isSheetRefused(live)) return cameraStatusOf(camera, isStreaming, live);
  const isPutAside = watch.last?.isAside === true && watch.run.length === 0;
  if (camera === 'on' && isStreaming && isPutAside && live?.read) {
    return word?.kind === 'foreign'
      ? { tone: 'refused', text: sheetReadingCopy.failures['other-assessment'], count: null }
      : { tone: 'idle', text: classCopy.putAside, count: null };
  }
  const isDone = watch.last !== null && !watch.last.hasLeft && watch.run.length === 0;
  if (camera === 'on' && isStreaming && isDone && live?.read) {
    return { tone: 'found', text: classCopy.nextSheet, count: null };
  }
  return cameraStatusOf(camera, isStreaming, live);
}
