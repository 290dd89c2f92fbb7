import type { z } from 'zod';
import { optionLetters } from './option-letters.ts';

/** Refuses an alternative that says what one before it says, at its own place. Empty ones are another rule's. */
export function refuseEqualOptions(options: readonly string[], { addIssue }: z.RefinementCtx): void {
  for (const [at, text] of options.entries()) {
    const before = text === '' ? -1 : options.indexOf(text);
    if (before < 0 || before === at) continue;
    addIssue({ code: 'custom', path: [at], message: `Esta alternativa é igual à ${optionLetters[before]}` });
  }
}
