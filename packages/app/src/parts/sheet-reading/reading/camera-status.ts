import { type CameraPower, type FrameFailureCode, isSheetRefused, type LiveView } from '../machine/live-view.ts';
import { sheetReadingCopy } from '../sheet-reading.copy.ts';

export interface CameraStatus {
  /** 'refused': a sheet is there, and nothing of it is taken. */
  readonly tone: 'idle' | 'looking' | 'found' | 'refused';
  readonly text: string;
  /** '25/26 lidas' or '3/4 cantos'. */
  readonly count: string | null;
}

const hints: Partial<Record<FrameFailureCode, string>> = sheetReadingCopy.failures;

/** What the pill says of the camera and its last frame. */
export function cameraStatusOf(camera: CameraPower, isReading: boolean, live: LiveView | null): CameraStatus {
  const texts = sheetReadingCopy.camera;
  if (camera === 'starting') return { tone: 'looking', text: texts.starting, count: null };
  if (camera === 'off') return { tone: 'idle', text: texts.off, count: null };
  if (!isReading) return { tone: 'idle', text: texts.ready, count: null };
  if (live === null) return { tone: 'looking', text: texts.looking, count: null };
  if (isSheetRefused(live)) {
    return { tone: 'refused', text: hints[live.refusal ?? 'no-sheet'] ?? texts.looking, count: null };
  }
  // What does not last is more often a hand that moves than another sheet.
  if (live.refusal === 'layout-mismatch') return { tone: 'looking', text: texts.steady, count: null };
  if (live.read) return { tone: 'found', text: texts.found, count: texts.read(live.read.done, live.read.total) };
  const isPartly = live.markersFound > 0 && live.markersFound < 4;
  if (isPartly) return { tone: 'looking', text: texts.corners, count: texts.cornersCount(live.markersFound) };
  return { tone: 'looking', text: hints[live.refusal ?? 'no-sheet'] ?? texts.looking, count: null };
}
