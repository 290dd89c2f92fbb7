import { afterAll, expect, it } from 'vitest';
import { openEspeak } from '../../src/node.ts';
import { tuningTexts } from '../../test-kit/texts/tuning.data.ts';
import { speakTexts } from './synthetic-utterances.ts';

const [one, other] = [openEspeak(), openEspeak()];
afterAll(() => {
  one.close();
  other.close();
});

it('what is learnt from is the same in any order of voices, in a process that started at another time', async () => {
  const texts = tuningTexts.slice(0, 1);
  const voices = ['pt-br+f5', 'pt-br+klatt', 'pt-br+victor'];
  const first = [];
  for (const [seed, voice] of voices.entries()) first.push(await speakTexts(one, voice, seed, texts));
  // The synthesiser knows the time to the second.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  for (const seed of [2, 0, 1]) expect(await speakTexts(other, voices[seed]!, seed, texts)).toEqual(first[seed]);
});
