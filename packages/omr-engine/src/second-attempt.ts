import type { WorkImage } from './core/gray-image.ts';
import type { Photo } from './core/reading.ts';
import type { SheetSpec } from './core/sheet-layout.ts';
import type { Workspace } from './core/workspace.ts';
import type { FoundSheet } from './stages/pose/attempt.ts';

/** What is loaded later than the reader itself: another look at what it read. */
export interface SecondAttempt {
  /** True where a slower look shows another sheet, printed too faintly for the fast stages, beside one of ours that was read. */
  hasFaintSheet(image: WorkImage, sheet: FoundSheet, spec: SheetSpec, workspace: Workspace): boolean;
  /** Text of a QR code in the photo; null when there is none or it is not legible. */
  readIdentity(photo: Photo): string | null;
}
