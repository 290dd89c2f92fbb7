import { HOP_S } from '../core/frames.ts';
import { type Recording, secondsOf } from '../core/recording.ts';
import { sum } from '../core/statistics.ts';
import { findNuclei } from './find-nuclei.ts';
import { findPauses, type Pause, SHORTEST_BREATH_S, shortestPause } from './find-pauses.ts';
import { findSpeech, type SpeechMap } from './find-speech.ts';
import { framePowers, voiceLevels } from './frame-levels.ts';
import { type LevelMeasure, measureLevel } from './measure-level.ts';
import { powerSpectra } from './power-spectra.ts';
import { trackPitch } from './track-pitch.ts';

/** All that is heard in a recording without knowing its text. */
export interface Heard {
  readonly durationS: number;
  readonly clippedShare: number;
  /** Frames × 257. */
  readonly spectra: Float32Array;
  readonly speech: SpeechMap;
  readonly speechS: number;
  readonly level: LevelMeasure;
  readonly pauses: readonly Pause[];
  /** Pauses and what is too short for one. */
  readonly breaths: readonly Pause[];
  /** Hz at each frame, 0 where unvoiced. */
  readonly pitch: Float32Array;
  /** Frames of the syllables' nuclei. */
  readonly nuclei: readonly number[];
}

/** Runs the stages that need no text, in order. */
export function listen(recording: Recording): Heard {
  const { samples, clippedShare } = recording;
  const spectra = powerSpectra(samples);
  const speech = findSpeech(voiceLevels(spectra));
  const pitch = trackPitch(samples);
  const nuclei = findNuclei(spectra, pitch, speech);
  const level = measureLevel(framePowers(samples), speech);
  const speechS = sum(speech.isSpeech) * HOP_S;
  return {
    durationS: secondsOf(recording),
    clippedShare,
    spectra,
    speech,
    speechS,
    level,
    pauses: findPauses(speech, shortestPause(speechS / Math.max(1, nuclei.length), level.snrDb)),
    breaths: findPauses(speech, SHORTEST_BREATH_S),
    pitch,
    nuclei,
  };
}
