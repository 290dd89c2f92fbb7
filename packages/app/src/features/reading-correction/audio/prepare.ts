import { encodeWav, type Heard, listen, SAMPLE_RATE, type Sound, toRecording } from '@caderneta/reading-engine';
import { peaksOf } from './wave.ts';

/** A recording made ready on the device: what is sent, drawn and said of it. */
export interface Prepared {
  readonly bytes: Uint8Array;
  readonly format: 'wav' | 'mp3';
  readonly peaks: readonly number[];
  readonly seconds: number;
  readonly pauses: readonly { readonly startSeconds: number; readonly endSeconds: number }[];
  /** From the first sound of a voice to the last. */
  readonly speech: { readonly startSeconds: number; readonly endSeconds: number };
  /** Share of the samples at full scale, %. */
  readonly clippedPercent: number;
}

/** A silence that a listener notices, s. */
const LONG_SILENCE_S = 0.7;
/** A frame of what is heard, s. */
const HOP_S = 0.01;
/** Thousands of bits a second: speech at 16 kHz loses nothing that the analysis measures. */
const MP3_KBPS = 48;
/** Samples of one MPEG-2 frame. */
const MP3_FRAME = 576;

async function encodeMp3(samples: Float32Array, sampleRate: number): Promise<Uint8Array> {
  const { Mp3Encoder } = await import('lamejs');
  const encoder = new Mp3Encoder(1, sampleRate, MP3_KBPS);
  const whole = Int16Array.from(samples, (value) => Math.round(Math.max(-1, Math.min(1, value)) * 32_767));
  const parts: Uint8Array[] = [];
  for (let at = 0; at < whole.length; at += MP3_FRAME) {
    parts.push(new Uint8Array(encoder.encodeBuffer(whole.subarray(at, at + MP3_FRAME))));
  }
  parts.push(new Uint8Array(encoder.flush()));
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

const longPauses = ({ pauses }: Heard) => pauses.filter(({ startS, endS }) => endS - startS >= LONG_SILENCE_S);

/** Of a recording in which no voice was found, all of it. */
function speechOf({ speech: { spans }, durationS }: Heard) {
  const [first, last] = [spans[0], spans.at(-1)];
  return { startSeconds: (first?.start ?? 0) * HOP_S, endSeconds: last ? last.end * HOP_S : durationS };
}

/** Makes a decoded sound ready: 16 kHz mono, 16-bit WAV or MP3, with its waveform and its pauses. */
export async function prepare(sound: Sound, format: 'wav' | 'mp3'): Promise<Prepared> {
  const recording = toRecording(sound);
  const { samples } = recording;
  const heard = listen(recording);
  const bytes = format === 'mp3' ? await encodeMp3(samples, SAMPLE_RATE) : encodeWav(recording);
  return {
    bytes,
    format,
    peaks: peaksOf(samples),
    seconds: samples.length / SAMPLE_RATE,
    pauses: longPauses(heard).map(({ startS, endS }) => ({
      startSeconds: startS,
      endSeconds: endS,
    })),
    speech: speechOf(heard),
    clippedPercent: recording.clippedShare * 100,
  };
}
