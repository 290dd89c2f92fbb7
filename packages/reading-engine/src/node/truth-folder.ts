import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ReadingTruth, readingTruthSchema } from '@caderneta/contract/reading';
import { calibrateCopy } from '../calibrate/calibrate.copy.ts';
import { wordsOf } from '../text/words.ts';

/** A reading of a folder: where its sound is, its text, and what a teacher heard. */
export interface TrueReading {
  readonly name: string;
  readonly sound: string;
  readonly text: string;
  readonly truth: ReadingTruth;
}

/** Why a reading is left out. */
export interface TruthError {
  readonly name: string;
  readonly why: string;
}

/** Written by `calibrate` itself, perhaps into the same folder. */
const NOT_A_READING = 'calibration';

async function readTruth(file: string): Promise<ReadingTruth | null> {
  try {
    return readingTruthSchema.safeParse(JSON.parse(await readFile(file, 'utf8'))).data ?? null;
  } catch {
    return null;
  }
}

async function readReading(folder: string, name: string, files: readonly string[]): Promise<TrueReading | TruthError> {
  const ending = (end: string) => files.find((file) => path.extname(file).toLowerCase() === end);
  const sound = files.find((file) => !['.txt', '.json'].includes(path.extname(file).toLowerCase()));
  const [textFile, truthFile] = [ending('.txt'), ending('.json')];
  if (!sound) return { name, why: calibrateCopy.noSound };
  const text = textFile ? (await readFile(path.join(folder, textFile), 'utf8')).normalize('NFC').trim() : '';
  if (text === '') return { name, why: calibrateCopy.noText };
  if (!truthFile) return { name, why: calibrateCopy.noTruth };
  const truth = await readTruth(path.join(folder, truthFile));
  if (!truth) return { name, why: calibrateCopy.badTruth };
  const [marks, words] = [truth.ear_marks.words.length, wordsOf(text).length];
  if (marks !== words) return { name, why: calibrateCopy.otherWords(marks, words) };
  return { name, sound: path.join(folder, sound), text, truth };
}

/**
 * Reads what a network exported (Configurações, Município, 'Exportar para calibrar', unzipped): of each reading NAME.(wav|mp3|ogg|m4a…),
 * NAME.txt (the text) and NAME.json, in the order of their names. NAME.json: `{"ear_marks": {"words": ["read", "changed", "spelled",
 * "syllabled", "skipped", null], "started_s": 0.4, "ended_s": 41.2}, "grade": 3, "pupil": "any name of no meaning"}`; `words` has a mark
 * for each word of the text, null from the word on at which the reading ended; `grade` and `pupil` may be absent.
 *
 * @returns null where there is no such folder.
 */
export async function readTruthFolder(
  folder: string,
): Promise<{ readonly readings: readonly TrueReading[]; readonly errors: readonly TruthError[] } | null> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null);
  if (!entries) return null;
  const groups = new Map<string, string[]>();
  for (const entry of entries.filter((one) => one.isFile() && !one.name.startsWith('.'))) {
    const { name } = path.parse(entry.name);
    if (name !== NOT_A_READING) groups.set(name, [...(groups.get(name) ?? []), entry.name].sort());
  }
  const names = [...groups.keys()].sort();
  const read = await Promise.all(names.map((name) => readReading(folder, name, groups.get(name) ?? [])));
  return {
    readings: read.filter((one) => 'sound' in one),
    errors: read.filter((one) => 'why' in one),
  };
}
