import type { Picture } from '@caderneta/omr-engine';
import { useCallback, useEffect, useState } from 'react';
import { useTurn } from '../../../lib/use-turn.ts';
import type { LiveView } from '../machine/live-view.ts';
import { viewOf } from './pixels.ts';

/** The picture of the sheet about which the teacher is asked; it lives in this page alone, and no longer than the question. */
export function useAskedPicture(isAsked: boolean) {
  const { begin, end } = useTurn();
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    if (isAsked) return;
    end();
    setPicture(null);
  }, [isAsked, end]);
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture)), [picture]);
  const take = useCallback(
    async (frame: Picture, live: LiveView | null) => {
      end();
      const isWanted = begin();
      const view = await viewOf(frame, live);
      if (isWanted()) setPicture(view && URL.createObjectURL(view));
    },
    [begin, end],
  );
  return { picture: isAsked ? picture : null, take };
}
