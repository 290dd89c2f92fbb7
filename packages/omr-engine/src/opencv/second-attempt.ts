import { Workspace } from '../core/workspace.ts';
import type { SecondAttempt } from '../second-attempt.ts';
import { hasFaintSheet } from '../stages/pose/faint-sheet.ts';
import type { OpenCv } from './opencv-types.ts';
import { readIdentity } from './read-identity.ts';

/** What needs no OpenCV but is loaded with it. */
export const withoutOpenCv: SecondAttempt = { hasFaintSheet, readIdentity: () => null };

/** With OpenCV's reader of codes. Its own failures are no failures of the reading: they yield nothing. */
export function secondAttemptWith(cv: OpenCv): SecondAttempt {
  const workspace = new Workspace();
  return {
    hasFaintSheet,
    readIdentity(photo) {
      try {
        return readIdentity(cv, photo, workspace);
      } catch {
        // A C++ exception arrives as a number, a runtime abort as a string: neither says more than 'not this way'.
        return null;
      }
    },
  };
}
