import type { Picture } from '@caderneta/omr-engine';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { LiveView } from '../machine/live-view.ts';
import type { SheetDraft } from '../machine/sheet-draft.ts';
import { photoToStore } from './pixels.ts';
import { sharpestPhoto } from './sharpest-photo.ts';

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
  const [photos] = useState(() => sharpestPhoto(photoToStore));
  /** A complete reading's picture from the camera; `isFirst`: of a sheet that no reading was of before. */
  const see = useCallback(
    (frame: Picture, live: LiveView | null, isFirst: boolean) => {
      if (now.current) photos.see(frame, live?.sharpness ?? 0, isFirst);
      else photos.take();
    },
    [photos],
  );
  /** A settled reading of the camera's with the sharpest of its pictures, or without. */
  const withSharpest = useCallback(
    (draft: SheetDraft): SheetDraft => ({ ...draft, photo: now.current ? photos.take() : null }),
    [photos],
  );
  return useMemo(
    () => ({ isStored: isStored, keep, withPhoto, see, withSharpest }),
    [isStored, withPhoto, see, withSharpest],
  );
}
export type PhotoChoice = ReturnType<typeof usePhotoChoice>;
