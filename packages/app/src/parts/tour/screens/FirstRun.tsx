import type { SessionUser } from '@caderneta/contract';
import { useState } from 'react';
import { browserStorage } from '../../../lib/session/session-storage.ts';
import { Tour } from '../Tour.tsx';
import { tours } from '../tour.copy.ts';
import { isTourSeen, keepTourSeen } from '../tour-seen.ts';

/** The first run of a person on this device, until it is left. */
export default function FirstRun({ user }: { user: SessionUser }) {
  const [isOver, setOver] = useState(() => isTourSeen(browserStorage(), user.id));
  const stops = tours[user.role];
  if (isOver || stops === undefined) return null;
  return (
    <Tour
      stops={stops}
      onEnd={() => {
        keepTourSeen(browserStorage(), user.id);
        setOver(true);
      }}
    />
  );
}
