import { useEffect } from 'react';
import { tellDraft } from './tell-draft.ts';

/** Of what is typed on a page rather than in a dialog: whichever way the page is left, it says that the draft stays. */
export function usePageDraft({ hasDraft, forget }: Parameters<typeof tellDraft>[0]): void {
  useEffect(() => () => tellDraft({ hasDraft, forget }), [hasDraft, forget]);
}
