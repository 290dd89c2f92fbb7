import { Workspace } from '../core/workspace.ts';
import type { SecondAttempt } from '../second-attempt.ts';
import { hasFaintSheet } from '../stages/pose/faint-sheet.ts';
import { evenLight } from './enhance.ts';
import type { OpenCv } from './opencv-types.ts';
import { readIdentity } from './read-identity.ts';
import { shapeGrids } from './shape-grids.ts';

/** A C++ exception arrives as a number, a runtime abort as a string: neither says more than 'not this way'. */
function orElse<T>(attempt: () => T, otherwise: T): T {
  try {
    return attempt();
  } catch {
    return otherwise;
  }
}

/** The attempts that need no OpenCV but are loaded with it; the others find nothing. */
export const withoutOpenCv: SecondAttempt = {
  enhance: () => null,
  findShapeGrids: () => [],
  hasFaintSheet,
  readIdentity: () => null,
};

/** The second attempt by OpenCV. Its own failures are no failures of the reading: they yield nothing. */
export function secondAttemptWith(cv: OpenCv): SecondAttempt {
  const workspace = new Workspace();
  return {
    ...withoutOpenCv,
    enhance: (image) => orElse(() => evenLight(cv, image), null),
    *findShapeGrids(image, least) {
      try {
        yield* shapeGrids(cv, image, least);
      } catch {
        // As in `orElse`: no further grids.
      }
    },
    readIdentity: (photo) => orElse(() => readIdentity(cv, photo, workspace), null),
  };
}
