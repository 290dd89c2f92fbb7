import type { AlignedWord, ReadingAlignment } from '../core/evaluation.ts';
import { summariseAlignment } from './summarise.ts';
import { type TextWord, wordsOf } from './words.ts';

/** What another program heard; with its times where it gives them, s. */
export interface Transcript {
  readonly text: string;
  readonly words?: readonly { readonly word: string; readonly startS: number; readonly endS: number }[] | undefined;
}

/** Below this share of common words the recording is of another text. */
const LEAST_COMMON = 0.3;

/** Whether a text and what another program heard have so few words in common that it may have been another text. */
export const haveLittleInCommon = (common: number, words: number, heard: number): boolean =>
  common === 0 || common < LEAST_COMMON * Math.min(words, heard);
/** A program that writes down speech puts a word that sounds alike in place of a misread one: no dearer than leaving one out. */
const COSTS = { missing: 1, inserted: 1, substituted: 1.3 } as const;

/** Spelling that does not sound: case, punctuation, accents (programs drop them at will). */
const plain = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]|[^\p{L}\p{N}]/gu, '');

interface HeardWord {
  readonly text: string;
  readonly startS: number | null;
  readonly endS: number | null;
}

type Step = {
  readonly kind: 'same' | 'substituted' | 'missing' | 'inserted';
  readonly word: number;
  readonly heard: number;
};

/** Cheapest way from the text's words to the heard ones, in order (Levenshtein over words). */
function editSteps(expected: readonly string[], heard: readonly string[]): Step[] {
  const width = heard.length + 1;
  const costs = new Float64Array((expected.length + 1) * width);
  for (let i = 0; i <= expected.length; i++) {
    for (let j = 0; j <= heard.length; j++) {
      if (i === 0 || j === 0) {
        costs[i * width + j] = i * COSTS.missing + j * COSTS.inserted;
        continue;
      }
      const pair = expected[i - 1] === heard[j - 1] ? 0 : COSTS.substituted;
      costs[i * width + j] = Math.min(
        costs[(i - 1) * width + j - 1]! + pair,
        costs[(i - 1) * width + j]! + COSTS.missing,
        costs[i * width + j - 1]! + COSTS.inserted,
      );
    }
  }
  const steps: Step[] = [];
  let [i, j] = [expected.length, heard.length];
  while (i > 0 || j > 0) {
    const here = costs[i * width + j]!;
    const isSame = i > 0 && j > 0 && expected[i - 1] === heard[j - 1];
    const pair = isSame ? 0 : COSTS.substituted;
    if (i > 0 && j > 0 && here === costs[(i - 1) * width + j - 1]! + pair) {
      steps.push({ kind: isSame ? 'same' : 'substituted', word: --i, heard: --j });
    } else if (i > 0 && here === costs[(i - 1) * width + j]! + COSTS.missing) {
      steps.push({ kind: 'missing', word: --i, heard: j });
    } else steps.push({ kind: 'inserted', word: i, heard: --j });
  }
  return steps.reverse();
}

/** Aligns what another program wrote down to the text, by the least number of words changed. */
export function alignTranscript(words: readonly TextWord[], transcript: Transcript): ReadingAlignment {
  const heard: readonly HeardWord[] =
    transcript.words?.map(({ word, startS, endS }) => ({ text: word.trim(), startS, endS })) ??
    wordsOf(transcript.text).map(({ text }) => ({ text, startS: null, endS: null }));
  const steps = editSteps(
    words.map(({ text }) => plain(text)),
    heard.map(({ text }) => plain(text)),
  );
  const aligned: AlignedWord[] = [];
  const inserted: string[] = [];
  const substituted: { expected: string; read: string }[] = [];
  for (const step of steps) {
    const spoken = heard[step.heard];
    if (step.kind === 'inserted') {
      inserted.push(spoken!.text);
      continue;
    }
    const word = words[step.word]!.text;
    if (step.kind === 'missing') aligned.push({ word, status: 'missing', start_s: null, end_s: null });
    else {
      const status = step.kind === 'same' ? 'read' : 'unsure';
      aligned.push({ word, status, start_s: spoken!.startS, end_s: spoken!.endS });
      if (status === 'unsure') substituted.push({ expected: word, read: spoken!.text });
    }
  }
  const common = aligned.filter(({ status }) => status === 'read').length;
  const verdict = haveLittleInCommon(common, words.length, heard.length) ? 'other-text' : 'match';
  return summariseAlignment(aligned, verdict, { words_inserted: inserted, words_substituted: substituted });
}
