import type { Picture } from '@caderneta/omr-engine';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { SheetDraft } from '../machine/sheet-draft.ts';
import { photoToStore } from './pixels.ts';

/** Whether the pictures of sheets are kept with their results: no, until the teacher says so, and no longer than this screen is open. */
export function usePhotoChoice() {
  const [isStored, keep] = useState(false);
  const now = useRef(isStored);
  now.current = isStored;
  /** A reading with its picture, or without. */
  const withPhoto = useCallback(
    (draft: SheetDraft, frame: Picture): SheetDraft => ({
      ...draft,
      photo: now.current ? photoToStore(frame) : null,
    }),
    [],
  );
  return useMemo(() => ({ isStored: isStored, keep, withPhoto }), [isStored, withPhoto]);
}
export type PhotoChoice = ReturnType<typeof usePhotoChoice>;
