import { useCallback, useMemo, useRef, useState } from 'react';
import type { SheetDraft } from '../machine/sheet-draft.ts';
import { keptPhoto } from './pixels.ts';

/** Whether the pictures of sheets are kept with their results: no, until the teacher says so, and no longer than this screen is open. */
export function useKeptPhoto() {
  const [isKept, keep] = useState(false);
  const now = useRef(isKept);
  now.current = isKept;
  /** A reading with its picture, or without. */
  const withPhoto = useCallback(
    (draft: SheetDraft, frame: ImageData): SheetDraft => ({ ...draft, photo: now.current ? keptPhoto(frame) : null }),
    [],
  );
  return useMemo(() => ({ isKept, keep, withPhoto }), [isKept, withPhoto]);
}
export type KeptPhoto = ReturnType<typeof useKeptPhoto>;
