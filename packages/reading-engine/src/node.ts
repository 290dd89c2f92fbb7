export { type Decoded, decodeAudio } from './node/decode-audio.ts';
export { type Espeak, openEspeak, type Voice } from './node/espeak.ts';
export { LONGEST_RECORDING_S } from './node/limits.ts';
