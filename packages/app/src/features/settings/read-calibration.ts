import { type ReadingCalibration, readingCalibrationSchema } from '@caderneta/contract';
import { recordingsCopy } from './recordings.copy.ts';

/** A calibration in a file, or why it is none. */
export async function readCalibration(file: File): Promise<ReadingCalibration | string> {
  const { unreadable } = recordingsCopy.calibration;
  try {
    const parsed = readingCalibrationSchema.safeParse(JSON.parse(await file.text()));
    return parsed.data ?? parsed.error?.issues[0]?.message ?? unreadable;
  } catch {
    return unreadable;
  }
}
