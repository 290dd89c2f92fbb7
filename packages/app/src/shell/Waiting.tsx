import { Spinner } from '@caderneta/ui';
import { useLayoutEffect } from 'react';
import { holdStandIn } from '../lib/stand-in/stand-in-element.ts';
import { waiting } from './shell.css.ts';

/** Where a part of the program is still to come; at the app's start what stands in for it stays so long. */
export function Waiting() {
  useLayoutEffect(holdStandIn, []);
  return (
    <div className={waiting}>
      <Spinner />
    </div>
  );
}
