import { Button, Card, TextLink } from '@caderneta/ui';
import { useState } from 'react';
import { helpOf } from '../../lib/paths.ts';
import { type TourStop, tourCopy } from './tour.copy.ts';
import * as styles from './tour.css.ts';

export interface TourProps {
  stops: readonly TourStop[];
  /** It was left, or gone through. */
  onEnd: () => void;
}

/** The first run, in a corner of the start: nothing waits for it, and it can be left at every stop. */
export function Tour({ stops, onEnd }: TourProps) {
  const [at, setAt] = useState(0);
  const stop = stops[at];
  if (stop === undefined) return null;
  const isLast = at === stops.length - 1;
  return (
    <Card as="section" aria-label={tourCopy.title} className={styles.tour}>
      <p className={styles.place}>{`${tourCopy.title} · ${tourCopy.at(at + 1, stops.length)}`}</p>
      <div aria-live="polite">
        <h2 className={styles.title}>{stop.title}</h2>
        <p>{stop.text}</p>
      </div>
      <TextLink standalone href={helpOf(stop.screen)}>
        {tourCopy.more}
      </TextLink>
      <div className={styles.acts}>
        <Button onPress={onEnd}>{tourCopy.leave}</Button>
        <Button variant="primary" onPress={() => (isLast ? onEnd() : setAt(at + 1))}>
          {isLast ? tourCopy.done : tourCopy.next}
        </Button>
      </div>
    </Card>
  );
}
