import { answersIn, isOpen, type SheetAnswer, type SheetModelLayout, sheetModelShape } from '@caderneta/contract';
import { createModelReader, type DigitReading } from '@caderneta/omr-engine/models';
import { openSheetFile } from './open-sheet-file.ts';
import type { Worked } from './use-file-work.ts';

/** What a photo gave with a model. Questions are numbered over the whole sheet. */
export interface TestRead {
  readonly ok: true;
  readonly answers: readonly Pick<SheetAnswer, 'question' | 'state' | 'letters'>[];
  readonly numbers: readonly DigitReading[];
  readonly read: number;
  readonly doubtful: number;
}

/** Reads a photo with a model as corrections do. @returns Never rejects: a refusal says why. */
export async function readWithDraft(
  file: File,
  layout: SheetModelLayout,
  signal: AbortSignal,
): Promise<Worked<TestRead>> {
  const opened = await openSheetFile(file);
  if (!opened.ok) return opened;
  const { frame } = opened.photo;
  const reader = createModelReader();
  const { areas, options } = sheetModelShape(layout);
  const spec = { groups: [...areas], options, model: layout };
  const outcome = await reader.read(frame, spec, { mode: 'upload', crops: false, signal });
  reader.dispose();
  frame.close();
  if (!outcome.ok) return { ok: false, message: outcome.message };
  const answers = answersIn(outcome.answers).map(({ state, letters }, at) => ({ question: at + 1, state, letters }));
  const numbers = [...(outcome.digits ?? []), ...(outcome.versions ?? [])];
  const doubtful = [...answers, ...numbers].filter(({ state }) => isOpen({ state }));
  return {
    ok: true,
    answers,
    numbers,
    read: answers.length + numbers.length - doubtful.length,
    doubtful: doubtful.length,
  };
}
