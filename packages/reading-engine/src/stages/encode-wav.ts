import { type Recording, SAMPLE_RATE } from '../core/recording.ts';

const HEADER_BYTES = 44;

/** Writes a recording as 16-bit PCM WAV, 16 kHz mono: a 44-byte header, then the samples. */
export function encodeWav({ samples }: Recording): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + 2 * samples.length);
  const view = new DataView(bytes.buffer);
  const ascii = (at: number, text: string) => {
    for (let i = 0; i < text.length; i++) view.setUint8(at + i, text.charCodeAt(i));
  };
  ascii(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  ascii(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, 2 * SAMPLE_RATE, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  ascii(36, 'data');
  view.setUint32(40, 2 * samples.length, true);
  for (let i = 0; i < samples.length; i++) {
    view.setInt16(HEADER_BYTES + 2 * i, Math.round(Math.max(-1, Math.min(1, samples[i]!)) * 32_767), true);
  }
  return bytes;
}
