import { showToast } from '@caderneta/ui';
import { recordFormCopy } from './record-form.copy.ts';

/** Long enough to take it back, ms. */
const TOLD_MS = 8_000;

/** Says of a form that is left that what was typed stays, with 'Descartar'; nothing where nothing was. */
export function tellKept({ isKept, forget }: { readonly isKept: () => boolean; readonly forget: () => void }): void {
  if (!isKept()) return;
  const { kept, discard } = recordFormCopy.draft;
  showToast({ tone: 'info', message: kept, durationMs: TOLD_MS, action: { label: discard, onPress: forget } });
}
