import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignTranscript } from './align-transcript.ts';
import { countSyllables } from './syllables.ts';
import { wordsOf } from './words.ts';

describe('words', () => {
  it('keeps what is written, where it stands, and what follows it', () => {
    const words = wordsOf('“Bom dia”, disse a onça: vamos?\nSim — agora');
    expect(words.map(({ text, breakAfter }) => `${text}/${breakAfter}`)).toEqual([
      'Bom/none',
      'dia/comma',
      'disse/none',
      'a/none',
      'onça/comma',
      'vamos/stop',
      'Sim/free',
      'agora/free',
    ]);
    expect(words[1]).toMatchObject({ start: 5, end: 8 });
  });

  it('finds every word again at its place', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const { text: word, start, end } of wordsOf(text)) expect(text.slice(start, end)).toBe(word);
      }),
    );
  });

  it.each([
    ['casa', 2],
    ['mão', 1],
    ['pai', 1],
    ['saúde', 3],
    ['quente', 2],
    ['água', 3],
    ['corações', 3],
    ['que', 1],
    ['e', 1],
  ])('%s has %d syllables', (word, count) => {
    expect(countSyllables(word)).toBe(count);
  });
});

describe('a transcript against the text', () => {
  const words = wordsOf('O menino encontrou uma pequena canoa presa entre as pedras do rio.');
  const align = (text: string) => alignTranscript(words, { text });

  it('is all read when it says the same, whatever its case, accents and punctuation', () => {
    expect(align('o menino encontrou, uma pequena CANOA presa entre as pedras do rio')).toMatchObject({
      verdict: 'match',
      words_total: 12,
      words_read: 12,
      words_missing: [],
      accuracy_percent: 100,
    });
  });

  it('tells words left out, put in and put in the place of others', () => {
    expect(align('o menino achou uma canoa bem presa entre as pedras do rio')).toMatchObject({
      words_read: 10,
      words_missing: ['pequena'],
      words_inserted: ['bem'],
      words_substituted: [{ expected: 'encontrou', read: 'achou' }],
      accuracy_percent: 83.3,
    });
  });

  it('tells where the reading stopped', () => {
    expect(align('o menino encontrou uma pequena')).toMatchObject({
      read_until: { word: 'pequena', index: 4 },
      accuracy_percent: null,
      words_read: 5,
      words_missing: [],
    });
  });

  it('says nothing of words when another text was read', () => {
    expect(align('a biblioteca guarda livros muito antigos')).toMatchObject({
      verdict: 'other-text',
      accuracy_percent: null,
      words_read: null,
      words_missing: [],
    });
  });

  it('keeps the times that the other program gives', () => {
    const timed = words.map(({ text }, w) => ({ word: ` ${text}`, startS: w, endS: w + 0.5 }));
    expect(alignTranscript(words, { text: '', words: timed }).words[3]).toEqual({
      word: 'uma',
      status: 'read',
      start_s: 3,
      end_s: 3.5,
    });
  });

  it('accounts for every word of the text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('o', 'menino', 'canoa', 'presa', 'rio', 'xis'), { maxLength: 15 }),
        (said) => {
          const aligned = align(said.join(' '));
          expect(aligned.words.map(({ word }) => word)).toEqual(words.map(({ text }) => text));
          if (aligned.verdict !== 'match' || aligned.read_until) return;
          const { words_read, words_missing, words_substituted } = aligned;
          expect(words_read! + words_missing.length + words_substituted.length).toBe(words.length);
        },
      ),
    );
  });
});
