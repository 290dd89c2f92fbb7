import { wordsOf } from '@caderneta/reading-engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readingTexts } from '../reading-texts.data.ts';
import { markedWords, wordAt, writtenWords } from './marked-words.ts';

const text = 'O sapo viu a lua.\n\n— E agora? — disse ele.';
const status = (word: string, kind: 'read' | 'missing' | 'unsure', start: number | null) => ({
  word,
  status: kind,
  start_s: start,
  end_s: start === null ? null : start + 0.4,
});
const words = [
  status('O', 'read', 0),
  status('sapo', 'missing', null),
  status('viu', 'unsure', 0.6),
  status('a', 'read', 1.1),
  status('lua', 'read', 1.6),
  status('E', 'read', 3.5),
  status('agora', 'read', 4),
  status('disse', 'read', 5),
  status('ele', 'read', 5.5),
];
const evaluation = {
  alignment: {
    words_total: 9,
    words_read: 8,
    accuracy_percent: 88.9,
    words_substituted: [{ expected: 'viu', read: 'via' }],
    words,
  },
  measures: {
    snr_db: 30,
    level_dbfs: -20,
    clipped_percent: 0,
    speech_seconds: 4,
    syllables_per_second: 3,
    syllables_per_run: 6,
    pitch_median_hz: 220,
    pitch_spread_semitones: 4,
    pauses: [
      { start_s: 2, end_s: 3.5, after_word: 4, at_punctuation: true },
      { start_s: 1, end_s: 1.1, after_word: 2, at_punctuation: false },
    ],
  },
};

it('marks each word of the text, with its punctuation, paragraphs and long silences', () => {
  const marked = markedWords(text, evaluation);
  expect(marked.slice(0, 3)).toMatchObject([
    { kind: 'read', text: 'O' },
    { kind: 'missing', text: 'sapo' },
    { kind: 'substituted', expected: 'viu', read: 'via' },
  ]);
  expect(marked[4]).toMatchObject({ text: 'lua.', pauseAfter: true });
  expect(marked[5]).toMatchObject({ startsParagraph: true });
  expect(marked.filter(({ pauseAfter }) => pauseAfter)).toHaveLength(1);
});

it('marks nothing where the evaluation is of another text, or there is none', () => {
  for (const other of [null, { ...evaluation, alignment: { ...evaluation.alignment, words: words.slice(1) } }]) {
    expect(markedWords(text, other).every(({ kind, pauseAfter }) => kind === 'read' && !pauseAfter)).toBe(true);
  }
});

it('finds the word that is being said', () => {
  expect([wordAt(evaluation, 0.7), wordAt(evaluation, 2.5), wordAt(null, 1)]).toEqual([2, -1, -1]);
});

it('loses no letter of any text, whatever its punctuation', () => {
  const letters = (value: string) => value.replace(/\s/g, '');
  const withWords = fc.string({ unit: fc.constantFrom('a', 'ç', ' ', ',', '.', '\n', '—', '"', '1') });
  fc.assert(
    fc.property(withWords, (any) => {
      const written = writtenWords(any);
      expect(written).toHaveLength(wordsOf(any).length);
      if (written.length > 0) expect(letters(written.map(({ text: word }) => word).join(''))).toBe(letters(any));
    }),
  );
});

it('the library has texts of its own for every year, the longer the older', () => {
  const grades = readingTexts.map(({ grade }) => grade);
  expect(new Set(grades)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]));
  expect(grades).toEqual([...grades].sort((a, b) => a - b));
  const lengthsOf = (wanted: number) =>
    readingTexts.flatMap(({ grade, text: one }) => (grade === wanted ? [wordsOf(one).length] : []));
  for (let grade = 1; grade < 9; grade++) {
    expect(Math.max(...lengthsOf(grade))).toBeLessThan(Math.min(...lengthsOf(grade + 1)));
  }
  expect(new Set(readingTexts.map(({ id }) => id)).size).toBe(readingTexts.length);
});
