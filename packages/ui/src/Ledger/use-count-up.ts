import { useEffect, useRef, useState } from 'react';
import { prefersStillness } from '../theme/use-media-query.ts';

/** As the design's counters: 800 ms, unless movement is to be avoided. */
const COUNT_MS = 800;

/** Counts from the last shown value to `target`, slowing down; at once where movement must be avoided. */
export function useCountUp(target: number): number {
  const [shown, setShown] = useState(() => (prefersStillness() ? target : 0));
  const from = useRef(shown);
  useEffect(() => {
    if (prefersStillness()) {
      from.current = target;
      setShown(target);
      return;
    }
    const start = performance.now();
    const origin = from.current;
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, Math.max(0, (now - start) / COUNT_MS));
      const eased = 1 - (1 - share) ** 3;
      from.current = share === 1 ? target : origin + (target - origin) * eased;
      setShown(from.current);
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}
