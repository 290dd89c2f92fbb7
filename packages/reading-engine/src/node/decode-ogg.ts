import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis';
import { OggOpusDecoder } from 'ogg-opus-decoder';
import { type RecordingFailure, refuse } from '../core/failures.ts';
import { isUsualRate, type Sound } from '../core/recording.ts';
import { LONGEST_RECORDING_S } from './limits.ts';

/** Opus counts its time in samples of 48 kHz, whatever it was recorded at. */
const OPUS_RATE = 48_000;
const PAGE_HEADER = 27;

/** What a walk over an Ogg file's pages finds. */
interface OggPages {
  readonly samples: number;
  readonly isWhole: boolean;
}

/** Walks over the pages; a file that ends inside one, or with something that is none, is cut. */
function walkOgg(bytes: Uint8Array): OggPages {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let samples = 0;
  let at = 0;
  while (at < bytes.length) {
    if (at + PAGE_HEADER > bytes.length || String.fromCharCode(...bytes.subarray(at, at + 4)) !== 'OggS') break;
    const segments = bytes[at + 26]!;
    const sizes = bytes.subarray(at + PAGE_HEADER, at + PAGE_HEADER + segments);
    const end = at + PAGE_HEADER + segments + sizes.reduce((total, size) => total + size, 0);
    if (sizes.length < segments || end > bytes.length) break;
    const position = view.getBigInt64(at + 6, true);
    if (position > 0n) samples = Number(position);
    at = end;
  }
  return { samples, isWhole: at === bytes.length };
}

/** A Vorbis file's rate, from its first page. */
function vorbisRate(bytes: Uint8Array): number {
  const at = String.fromCharCode(...bytes.subarray(0, 120)).indexOf('\u0001vorbis');
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(at + 12, true) || OPUS_RATE;
}

/** Decodes Ogg with Opus or Vorbis (libopus and libvorbis, compiled to WebAssembly). */
export async function decodeOgg(bytes: Uint8Array, codec: 'opus' | 'vorbis'): Promise<Sound | RecordingFailure> {
  const { samples, isWhole } = walkOgg(bytes);
  if (!isWhole) return refuse('damaged-audio');
  const rate = codec === 'opus' ? OPUS_RATE : vorbisRate(bytes);
  if (!isUsualRate(rate)) return refuse('damaged-audio');
  if (samples / rate > LONGEST_RECORDING_S) return refuse('too-long');
  const decoder = codec === 'opus' ? new OggOpusDecoder() : new OggVorbisDecoder();
  try {
    await decoder.ready;
    const { channelData, sampleRate } = await decoder.decodeFile(bytes);
    return channelData[0]?.length ? { channels: channelData, sampleRate } : refuse('damaged-audio');
  } catch {
    return refuse('damaged-audio');
  } finally {
    decoder.free();
  }
}
