import { Mp3Encoder } from 'lamejs';

const BLOCK = 1152;

/** Writes a mono MP3, as the browser does on a slow line. */
export function writeMp3(samples: Float32Array, sampleRate: number, kbps: number): Uint8Array {
  const encoder = new Mp3Encoder(1, sampleRate, kbps);
  const pcm = Int16Array.from(samples, (value) => Math.round(Math.max(-1, Math.min(1, value)) * 32_767));
  const parts: Int8Array[] = [];
  for (let at = 0; at < pcm.length; at += BLOCK) parts.push(encoder.encodeBuffer(pcm.subarray(at, at + BLOCK)));
  parts.push(encoder.flush());
  return Buffer.concat(parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength)));
}
