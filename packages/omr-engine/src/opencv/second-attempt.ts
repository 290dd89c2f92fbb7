import { Workspace } from '../core/workspace.ts';
import type { SecondAttempt } from '../second-attempt.ts';
import { shrinkToGray, workScale } from '../stages/ink/shrink-to-gray.ts';
import { hasFaintSheet } from '../stages/pose/faint-sheet.ts';
import { evenLight, sharpen } from './enhance.ts';
import { shapesBeside } from './further-shapes.ts';
import type { OpenCv } from './opencv-types.ts';
import { readIdentity } from './read-identity.ts';
import { shapeGrids } from './shape-grids.ts';

/** Long side at which outlines beside a reading's bubbles are sought, px. */
const LAYOUT_SIDE_PX = 1300;

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
  enhance: () => [],
  findShapeGrids: () => [],
  hasFaintSheet,
  readIdentity: () => null,
  lookBeside: () => null,
};

/** The second attempt by OpenCV. Its own failures are no failures of the reading: they yield nothing. */
export function secondAttemptWith(cv: OpenCv): SecondAttempt {
  const workspace = new Workspace();
  return {
    ...withoutOpenCv,
    *enhance(image) {
      for (const way of [sharpen, evenLight]) {
        const enhanced = orElse(() => way(cv, image), null);
        if (enhanced) yield enhanced;
      }
    },
    *findShapeGrids(image, least) {
      try {
        yield* shapeGrids(cv, image, least);
      } catch {
        // As in `orElse`: no further grids.
      }
    },
    readIdentity: (photo) => orElse(() => readIdentity(cv, photo, workspace), null),
    lookBeside: (photo, bubbles, spec) => {
      const image = shrinkToGray(photo, workScale(photo, LAYOUT_SIDE_PX), workspace);
      return orElse(() => shapesBeside(cv, image, bubbles, spec), null);
    },
  };
}
