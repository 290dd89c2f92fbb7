import { type RecordingFailure, refuse } from '../core/failures.ts';
import { isUsualRate, type Sound } from '../core/recording.ts';
import { LONGEST_RECORDING_S } from './limits.ts';

interface WavFormat {
  readonly kind: 'integer' | 'float';
  readonly channels: number;
  readonly sampleRate: number;
  readonly bytes: number;
}

const FORMAT_PCM = 1;
const FORMAT_FLOAT = 3;
const FORMAT_EXTENSIBLE = 0xfffe;
/** Writers to a pipe do not know the length and put a size near the greatest there. */
const UNKNOWN_LENGTH = 0x7ff00000;

function readFormat(view: DataView, at: number, size: number): WavFormat | null {
  if (size < 16) return null;
  const tag = view.getUint16(at, true);
  const format = tag === FORMAT_EXTENSIBLE && size >= 26 ? view.getUint16(at + 24, true) : tag;
  const bytes = view.getUint16(at + 14, true) / 8;
  const kind = format === FORMAT_PCM ? 'integer' : format === FORMAT_FLOAT ? 'float' : null;
  const channels = view.getUint16(at + 2, true);
  const sampleRate = view.getUint32(at + 4, true);
  const known = kind === 'integer' ? [1, 2, 3, 4].includes(bytes) : [4, 8].includes(bytes);
  if (!kind || !known || channels < 1 || channels > 8 || !isUsualRate(sampleRate)) return null;
  return { kind, channels, sampleRate, bytes };
}

function readSample(view: DataView, at: number, { kind, bytes }: WavFormat): number {
  if (kind === 'float') return bytes === 4 ? view.getFloat32(at, true) : view.getFloat64(at, true);
  if (bytes === 1) return (view.getUint8(at) - 128) / 128;
  if (bytes === 2) return view.getInt16(at, true) / 32_768;
  if (bytes === 4) return view.getInt32(at, true) / 2_147_483_648;
  return ((view.getUint8(at) | (view.getUint8(at + 1) << 8) | (view.getInt8(at + 2) << 16)) >> 0) / 8_388_608;
}

function readSamples(view: DataView, at: number, size: number, format: WavFormat): Sound {
  const step = format.bytes * format.channels;
  const frames = Math.floor(size / step);
  const channels = Array.from({ length: format.channels }, (_, channel) => {
    const samples = new Float32Array(frames);
    for (let i = 0; i < frames; i++) {
      const value = readSample(view, at + i * step + channel * format.bytes, format);
      samples[i] = Number.isFinite(value) ? value : 0;
    }
    return samples;
  });
  return { channels, sampleRate: format.sampleRate };
}

/** Reads a WAV file: PCM of 8 to 32 bits or floats, up to 8 channels. A file shorter than it says is damaged. */
export function readWav(bytes: Uint8Array): Sound | RecordingFailure {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format: WavFormat | null = null;
  for (let at = 12; at + 8 <= view.byteLength; ) {
    const id = String.fromCharCode(...bytes.subarray(at, at + 4));
    const size = view.getUint32(at + 4, true);
    const content = at + 8;
    if (id === 'fmt ') {
      format = content + size <= view.byteLength ? readFormat(view, content, size) : null;
      if (!format) return refuse('damaged-audio');
    }
    if (id === 'data') {
      const held = view.byteLength - content;
      if (!format || (size > held && size < UNKNOWN_LENGTH)) return refuse('damaged-audio');
      const used = Math.min(size, held);
      if (used / format.bytes / format.channels / format.sampleRate > LONGEST_RECORDING_S) return refuse('too-long');
      return readSamples(view, content, used, format);
    }
    at = content + size + (size % 2);
  }
  return refuse('damaged-audio');
}
