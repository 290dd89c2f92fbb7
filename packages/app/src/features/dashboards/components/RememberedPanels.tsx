import { Skeleton } from '@caderneta/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { panelsOfLastVisit, takePanels } from '../../../lib/stand-in/take-panels.ts';
import * as styles from './dashboard.css.ts';

/** While a start waits for its answer: what the last visit showed, for the eye alone, or else the shape of what will come. */
export function RememberedPanels() {
  const [isKnown] = useState(() => panelsOfLastVisit() !== null);
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (holder.current) takePanels(holder.current);
  }, []);
  if (!isKnown) return <Skeleton cards={6} />;
  return <div ref={holder} className={styles.stack} inert aria-hidden="true" />;
}
