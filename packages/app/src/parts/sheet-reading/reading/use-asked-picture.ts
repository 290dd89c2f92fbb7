import type { Picture } from '@caderneta/omr-engine';
import { useCallback, useEffect, useState } from 'react';
import type { LiveView } from '../machine/live-view.ts';
import { viewOf } from './pixels.ts';

/** The picture of the sheet about which the teacher is asked; it lives in this page alone, and no longer than the question. */
export function useAskedPicture(isAsked: boolean) {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    if (!isAsked) setPicture(null);
  }, [isAsked]);
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture)), [picture]);
  const take = useCallback(async (frame: Picture, live: LiveView | null) => setPicture(await viewOf(frame, live)), []);
  return { picture: isAsked ? picture : null, take };
}
