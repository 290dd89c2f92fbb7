import { readingCriteria, readingDetailsSchema } from '@caderneta/contract';
import { readAloud, wordsOf } from '@caderneta/reading-engine';
import { decodeAudio, openEspeak } from '@caderneta/reading-engine/node';
import { expect, test } from 'vitest';
import { exampleEvaluation } from './content/example-evaluation.data.ts';
import { exampleText, speakExample } from './example-reading.ts';

test('the example’s evaluation is what our engine says of its sound, of all six criteria and every word', async () => {
  const sound = await speakExample();
  if (sound === null) throw new Error('no synthesiser');
  const decoded = await decodeAudio(sound);
  if (!decoded.ok) throw new Error(decoded.message);
  const espeak = openEspeak();
  const judged = await readAloud(decoded.recording, { text: exampleText, grade: 9, speak: espeak.speak });
  espeak.close();
  if (!judged.ok) throw new Error(judged.message);
  for (const name of readingCriteria) {
    expect(judged.evaluation[name].score).toBeCloseTo(exampleEvaluation[name].score ?? -1, 0);
  }
  const wordsIn = (alignment: { words?: readonly { word: string; status: string }[] | undefined } | null | undefined) =>
    alignment?.words?.map(({ word, status }) => [word, status]);
  expect(wordsIn(judged.evaluation.alignment)).toEqual(wordsIn(exampleEvaluation.alignment));
});

test('the example agrees with itself and with its text, and says who reads', () => {
  const {
    alignment,
    notice,
    duration_seconds: seconds = 0,
    overall_score: overall,
  } = readingDetailsSchema.parse(exampleEvaluation);
  expect(alignment?.words?.map(({ word }) => word)).toEqual(wordsOf(exampleText).map(({ text }) => text));
  const read = alignment?.words?.filter(({ status }) => status === 'read') ?? [];
  expect([alignment?.words_read, alignment?.words_missing]).toEqual([read.length, ['primeiras']]);
  expect(read.every(({ end_s }) => (end_s ?? Infinity) <= seconds)).toBe(true);
  expect(overall).not.toBeNull();
  expect(notice).toMatch(/^Leitura de exemplo: quem lê é o sintetizador de voz/);
});
