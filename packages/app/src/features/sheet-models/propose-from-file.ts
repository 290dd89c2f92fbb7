import type { SheetModelLayout } from '@caderneta/contract';
import { proposeModel } from '@caderneta/omr-engine/models';
import { canvasOf } from '../../parts/sheet-photo/open-photo.ts';
import { openSheetFile } from './open-sheet-file.ts';
import { sheetModelsCopy } from './sheet-models.copy.ts';
import type { Worked } from './use-file-work.ts';

/** A model's picture is looked at, not read: this keeps it at some hundred kB. */
const QUALITY = 0.8;

/** What a photo proposes: where its groups lie in the straightened picture, a JPEG as a 'data:' address. */
export interface PhotoProposal {
  readonly ok: true;
  readonly layout: SheetModelLayout;
  readonly picture: string;
}

/** @returns Never rejects: a refusal says why. */
export async function proposeFromFile(file: File, _: null, signal: AbortSignal): Promise<Worked<PhotoProposal>> {
  const texts = sheetModelsCopy.editor;
  const opened = await openSheetFile(file);
  if (!opened.ok) return opened;
  const { frame } = opened.photo;
  const proposal = await proposeModel(frame, signal);
  frame.close();
  if (!proposal.ok) {
    return { ok: false, message: proposal.code === 'no-sheet' ? texts.nothingSeen : proposal.message };
  }
  const { width, height, pixels } = proposal.picture;
  const canvas = canvasOf(width, height);
  const context = canvas.getContext('2d');
  if (!context) return { ok: false, message: texts.failed };
  context.putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0);
  // The engine's lists are read-only; what is edited and sent is a copy.
  return {
    ok: true,
    layout: structuredClone(proposal.model) as SheetModelLayout,
    picture: canvas.toDataURL('image/jpeg', QUALITY),
  };
}
