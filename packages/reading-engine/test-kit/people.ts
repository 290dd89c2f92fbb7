import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SAMPLE_RATE } from '../src/core/recording.ts';
import { decodeAudio } from '../src/node.ts';

/** Rate of the decoded recordings, Hz. */
export const PEOPLE_RATE = SAMPLE_RATE;

/** A person reading aloud; `text` is null where another text than any of ours was read. */
export interface PersonReading {
  readonly name: string;
  readonly samples: Float32Array;
  readonly text: string | null;
  /** Places of the text's words that the recording does not hold, though its label has them. */
  readonly absent: readonly number[];
}

/**
 * Labels that say more than was recorded, as their spectrograms show: one-man-02 begins in "-te" of "Vote", one-man-05 in "-dades" of
 * "cidades" behind "Em muitas"; fleurs-4 says "experiência aprendizado" without its "de" and "usar um computador" without its "novo".
 */
const ABSENT: Readonly<Record<string, readonly number[]>> = {
  'one-man-02': [0],
  'one-man-05': [0, 1],
  'fleurs-4': [21, 26],
};

const folder = fileURLToPath(new URL('../../../fixtures/speech-pt/', import.meta.url));

async function soundOf(file: string): Promise<Float32Array> {
  const decoded = await decodeAudio(readFileSync(folder + file));
  if (!decoded.ok) throw new Error(`${file}: ${decoded.code}`);
  return decoded.recording.samples;
}

const textOf = (name: string): string => readFileSync(`${folder}${name}.txt`, 'utf8').trim();
const join = (parts: readonly Float32Array[]): Float32Array => Float32Array.from(parts.flatMap((part) => [...part]));

/** One man's ten sentences, put together to readings of three to five. */
const JOINED = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
  [10, 1, 5],
  [3, 6, 9],
  [2, 7, 10],
  [6, 7, 8, 9, 10],
] as const;

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

async function oneMan(): Promise<PersonReading[]> {
  const names = [...Array(10).keys()].map((i) => `one-man-${String(i + 1).padStart(2, '0')}`);
  const sounds = await Promise.all(names.map((name) => soundOf(`${name}.wav`)));
  return JOINED.map((numbers) => {
    const texts = numbers.map((number) => textOf(names[number - 1]!));
    const firsts = texts.map((_, i) => wordsIn(texts.slice(0, i).join(' ')));
    return {
      name: `one-man ${numbers.join('+')}`,
      samples: join(numbers.map((number) => sounds[number - 1]!)),
      text: texts.join(' '),
      absent: numbers.flatMap((number, i) => (ABSENT[names[number - 1]!] ?? []).map((word) => firsts[i]! + word)),
    };
  });
}

const alone = async (name: string): Promise<PersonReading> => ({
  name,
  samples: await soundOf(`${name}.ogg`),
  text: textOf(name),
  absent: ABSENT[name] ?? [],
});

/** Readers of other texts: what they read is not known. */
const OTHER_READERS = ['11995-1', '11995-2', '12249-3', '12249-4', '12287-5', '12287-6', '12710-7', '12710-8'] as const;

/** People that weights and prices were chosen on. */
export const tuningPeople = async (): Promise<PersonReading[]> => [...(await oneMan()), await alone('fleurs-0')];
/** People that are only ever reported on. */
export const reportPeople = (): Promise<PersonReading[]> => Promise.all(['fleurs-1', 'fleurs-4'].map(alone));
/** People reading something else. */
export const otherReaders = (): Promise<PersonReading[]> =>
  Promise.all(
    OTHER_READERS.map(async (name) => ({
      name,
      samples: await soundOf(`reader-${name}.ogg`),
      text: null,
      absent: [],
    })),
  );
