import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeMp3 } from '../../test-kit/write-mp3.ts';
import { writeWav } from '../../test-kit/write-wav.ts';
import { type Recording, SAMPLE_RATE } from '../core/recording.ts';
import { decodeAudio } from './decode-audio.ts';

const tone = (seconds: number, rate: number, hz = 440): Float32Array =>
  Float32Array.from({ length: seconds * rate }, (_, i) => 0.5 * Math.sin((2 * Math.PI * hz * i) / rate));

async function decoded(bytes: Uint8Array): Promise<Recording> {
  const outcome = await decodeAudio(bytes);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.recording;
}

const codeOf = async (bytes: Uint8Array): Promise<string | null> => {
  const outcome = await decodeAudio(bytes);
  return outcome.ok ? null : outcome.code;
};

/** Rising zero crossings a second, away from the ends, where coders ring. */
function frequency({ samples }: Recording): number {
  const middle = samples.subarray(samples.length / 4, (3 * samples.length) / 4);
  let crossings = 0;
  for (let i = 1; i < middle.length; i++) if (middle[i - 1]! < 0 && middle[i]! >= 0) crossings++;
  return (crossings * SAMPLE_RATE) / middle.length;
}

const fixture = (name: string): Uint8Array => readFileSync(new URL(`../../test-kit/fixtures/${name}`, import.meta.url));

describe('what it opens', () => {
  it.each([8000, 16_000, 22_050, 44_100, 48_000])('WAV at %d Hz keeps its pitch, level and length', async (rate) => {
    const recording = await decoded(writeWav(tone(1, rate), rate));
    expect(recording.samples.length).toBeCloseTo(SAMPLE_RATE, -1);
    expect(frequency(recording)).toBeCloseTo(440, -1);
    expect(Math.max(...recording.samples.subarray(2000, 14_000))).toBeCloseTo(0.5, 1);
    expect(recording.clippedShare).toBe(0);
  });

  it('stereo floats, mixed', async () => {
    const bytes = Buffer.alloc(44 + 16_000 * 8);
    Buffer.from(writeWav(new Float32Array(0), 16_000)).copy(bytes);
    bytes.writeUInt16LE(3, 20);
    bytes.writeUInt16LE(2, 22);
    bytes.writeUInt16LE(32, 34);
    bytes.writeUInt32LE(16_000 * 8, 40);
    for (let i = 0; i < 16_000; i++) bytes.writeFloatLE(0.4, 44 + i * 8);
    const { samples } = await decoded(bytes);
    expect(samples[8000]).toBeCloseTo(0.2);
  });

  it('WAV of a writer that did not know its length', async () => {
    const bytes = Buffer.from(writeWav(tone(1, 16_000), 16_000));
    bytes.writeUInt32LE(0xffffffff, 40);
    expect((await decoded(bytes)).samples.length).toBe(16_000);
  });

  it('MP3', async () => {
    const recording = await decoded(writeMp3(tone(2, 44_100), 44_100, 64));
    expect(recording.samples.length / SAMPLE_RATE).toBeCloseTo(2, 0);
    expect(frequency(recording)).toBeCloseTo(440, -1);
  });

  it.each(['opus.ogg', 'vorbis.ogg'])('%s', async (name) => {
    const recording = await decoded(fixture(name));
    expect(recording.samples.length / SAMPLE_RATE).toBeCloseTo(1.9, 0);
    expect(Math.max(...recording.samples)).toBeGreaterThan(0.1);
  });

  it('tells how much was cut at full scale', async () => {
    const loud = tone(1, 16_000).map((value) => Math.max(-1, Math.min(1, value * 4)));
    expect((await decoded(writeWav(loud, 16_000))).clippedShare).toBeGreaterThan(0.5);
  });
});

describe('what it refuses', () => {
  const wav = writeWav(tone(1, 16_000), 16_000);
  const mp3 = writeMp3(tone(2, 44_100), 44_100, 64);
  const long = (bytes: number): Uint8Array => {
    const whole = Buffer.concat([Buffer.from(writeWav(new Float32Array(0), 8000)), Buffer.alloc(bytes)]);
    whole.writeUInt32LE(bytes, 40);
    return whole;
  };

  /** Writes another rate into the first page, and its checksum. */
  const atRate = (name: string, rate: number): Uint8Array => {
    const bytes = Buffer.from(fixture(name));
    bytes.writeUInt32LE(rate, bytes.indexOf('\u0001vorbis') + 12);
    bytes.writeUInt32LE(0, 22);
    let checksum = 0;
    for (const byte of bytes.subarray(0, 28 + bytes[27]!)) {
      checksum ^= byte << 24;
      for (let bit = 0; bit < 8; bit++) checksum = checksum < 0 ? (checksum << 1) ^ 0x04c11db7 : checksum << 1;
    }
    bytes.writeInt32LE(checksum, 22);
    return bytes;
  };

  it.each<[string, Uint8Array, string]>([
    ['nothing', new Uint8Array(0), 'empty-file'],
    ['a text', Buffer.from('Era uma vez um menino.'), 'not-audio'],
    ['half a WAV', wav.subarray(0, 9000), 'damaged-audio'],
    ['a WAV without sound', wav.subarray(0, 40), 'damaged-audio'],
    ['an MP3 that ends in a frame', mp3.subarray(0, mp3.length - 100), 'damaged-audio'],
    ['an ID3 tag alone', Buffer.from('ID3\u0004\0\0\0\0\0\u0010................'), 'not-audio'],
    ['an Ogg that ends in a page', fixture('opus.ogg').subarray(0, 3000), 'damaged-audio'],
    ['an Ogg of 400 million samples a second', atRate('vorbis.ogg', 400_000_007), 'damaged-audio'],
    ['eleven minutes', long(8000 * 2 * 660), 'too-long'],
  ])('%s', async (_, bytes, code) => {
    expect(await codeOf(bytes)).toBe(code);
  });

  it('anything, without a throw', async () => {
    const openings = [
      wav.subarray(0, 44),
      mp3.subarray(0, 400),
      fixture('vorbis.ogg').subarray(0, 400),
      Buffer.from(''),
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...openings), fc.uint8Array({ maxLength: 3000 }), async (opening, rest) => {
        const outcome = await decodeAudio(Buffer.concat([opening, rest]));
        expect(typeof outcome.ok).toBe('boolean');
      }),
      { numRuns: 60 },
    );
  });
});
