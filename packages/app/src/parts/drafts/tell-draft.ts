import { showToast } from '@caderneta/ui';
import { draftsCopy as texts } from './drafts.copy.ts';

/** Long enough to take it back, ms. */
const NOTICE_MS = 8_000;

let takeAway: () => void = () => undefined;

/** Of one draft at a time: the list still offers the others. Nothing more is said once its form is open again. */
export const endDraftNotice = (): void => takeAway();

/** Says of a form that is left that what was typed stays, with 'Descartar'; nothing where nothing was. */
export function tellDraft({
  hasDraft,
  forget,
}: {
  readonly hasDraft: () => boolean;
  readonly forget: () => void;
}): void {
  if (!hasDraft()) return;
  endDraftNotice();
  takeAway = showToast({
    tone: 'info',
    message: texts.stored,
    durationMs: NOTICE_MS,
    action: { label: texts.discard, onPress: forget },
  });
}
