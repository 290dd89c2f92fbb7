import { type CameraStatus, cameraStatusOf } from '../../../parts/sheet-reading/reading/camera-status.ts';
import { classCopy } from '../correct-class.copy.ts';
import type { ClassRun } from '../machine/class-run.state.ts';

/** What the pill over the picture says while a class passes. */
export function classStatus(run: ClassRun): CameraStatus {
  const { camera, isStreaming, question, live, isCodeMissing, watch } = run;
  if (question) return { tone: 'idle', text: classCopy.asking, count: null };
  if (isCodeMissing) return { tone: 'looking', text: classCopy.showCode, count: null };
  const isDone = watch.last !== null && !watch.last.hasLeft && watch.run.length === 0;
  if (camera === 'on' && isStreaming && isDone && live?.read) {
    return { tone: 'found', text: classCopy.nextSheet, count: null };
  }
  return cameraStatusOf(camera, isStreaming, live);
}
