import type { SecondAttempt } from '../core/second-attempt.ts';
import { Workspace } from '../core/workspace.ts';
import { detectMarkers } from './detect-markers.ts';
import { evenLight, sharpen } from './enhance.ts';
import type { OpenCv } from './opencv-types.ts';
import { readIdentity } from './read-identity.ts';
import { giveOpinion } from './second-opinion.ts';

/** A C++ exception arrives as a number, a runtime abort as a string: neither says more than 'not this way'. */
function orElse<T>(attempt: () => T, otherwise: T): T {
  try {
    return attempt();
  } catch {
    return otherwise;
  }
}

/** The second attempt by OpenCV. Its own failures are no failures of the reading: they yield nothing. */
export function secondAttemptWith(cv: OpenCv): SecondAttempt {
  const workspace = new Workspace();
  return {
    *enhance(image) {
      for (const way of [evenLight, sharpen]) {
        const enhanced = orElse(() => way(cv, image), null);
        if (enhanced) yield enhanced;
      }
    },
    findMarkers: (image) => orElse(() => detectMarkers(cv, image), []),
    readIdentity: (photo) => orElse(() => readIdentity(cv, photo, workspace), null),
    giveOpinion: (photo, bubbles, options) => orElse(() => giveOpinion(cv, photo, bubbles, options, workspace), null),
  };
}
