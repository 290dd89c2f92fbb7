import { type RecordingFailure, refuse } from '../core/failures.ts';
import type { Recording, Sound } from '../core/recording.ts';
import { toRecording } from '../stages/resample.ts';
import { audioType } from './audio-type.ts';
import { decodeMp3 } from './decode-mp3.ts';
import { decodeOgg } from './decode-ogg.ts';
import { decodeWithFfmpeg } from './decode-with-ffmpeg.ts';
import { readWav } from './read-wav.ts';

async function decodeSound(bytes: Uint8Array): Promise<Sound | RecordingFailure> {
  if (bytes.length === 0) return refuse('empty-file');
  switch (audioType(bytes)) {
    case 'wav':
      return readWav(bytes);
    case 'mp3':
      return decodeMp3(bytes);
    case 'ogg-opus':
      return decodeOgg(bytes, 'opus');
    case 'ogg-vorbis':
      return decodeOgg(bytes, 'vorbis');
    case 'other-audio':
      return decodeWithFfmpeg(bytes);
    default:
      return refuse('not-audio');
  }
}

/** A decoded recording, or why there is none. */
export type Decoded = { readonly ok: true; readonly recording: Recording } | RecordingFailure;

/**
 * Decodes an audio file to 16 kHz mono. The format is found from the bytes: WAV, MP3, Ogg with Opus or Vorbis by itself, anything
 * else through ffmpeg where it is installed.
 *
 * @returns Failures: 'empty-file', 'not-audio', 'unsupported-format' (needs ffmpeg: HTTP 415), 'damaged-audio', 'too-long'.
 */
export async function decodeAudio(bytes: Uint8Array): Promise<Decoded> {
  const sound = await decodeSound(bytes);
  return 'ok' in sound ? sound : { ok: true, recording: toRecording(sound) };
}
