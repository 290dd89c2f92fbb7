import type { Picture } from '@caderneta/omr-engine';
import { useCallback, useEffect, useState } from 'react';
import { useTurn } from '../../../lib/use-turn.ts';
import type { FrozenPicture, LiveView } from '../../../parts/sheet-reading/machine/live-view.ts';
import { pictureJpeg } from '../../../parts/sheet-reading/reading/pixels.ts';
import type { Phase } from '../machine/correction.state.ts';

const shownIn: readonly Phase['name'][] = ['asking', 'saving', 'kept', 'unsaved', 'saved'];

/** Keeps the settled picture on screen beside its result. */
export function useFrozenPicture(phase: Phase['name']) {
  const [frozen, setFrozen] = useState<FrozenPicture | null>(null);
  const { begin, end } = useTurn();
  const isShown = shownIn.includes(phase);
  useEffect(() => {
    if (isShown) return;
    end();
    setFrozen(null);
  }, [isShown, end]);
  useEffect(() => () => void (frozen && URL.revokeObjectURL(frozen.url)), [frozen]);
  const freeze = useCallback(
    async (frame: Picture, live: LiveView | null) => {
      // The one before is not shown any more.
      end();
      const isWanted = begin();
      const jpeg = await pictureJpeg(frame);
      if (jpeg && isWanted()) setFrozen({ url: URL.createObjectURL(jpeg), live });
    },
    [begin, end],
  );
  return { frozen: isShown ? frozen : null, freeze };
}
