import { afterAll, expect, it } from 'vitest';
import { openEspeak } from './espeak.ts';

const espeak = openEspeak();
afterAll(() => espeak.close());
const secondsOf = async (text: string) => {
  const spoken = (await espeak.speak(text, 150))!;
  return spoken.samples.length / spoken.sampleRate;
};

it('speaks, and tells where each word stands and when it starts', async () => {
  const { words, phonemes } = (await espeak.speak('Olá, água fria.', 150))!;
  expect(words.map(({ at }) => at)).toEqual([0, 5, 10]);
  expect(words[2]!.startMs).toBeGreaterThan(words[1]!.startMs);
  expect(phonemes.length).toBeGreaterThan(8);
});

it('gives each its own answer when asked at once', async () => {
  const lengths = await Promise.all(['Sol.', 'O menino correu atrás da bola amarela.', 'Mar.'].map(secondsOf));
  expect(lengths[1]).toBeGreaterThan(2 * lengths[0]!);
  expect(lengths[1]).toBeGreaterThan(2 * lengths[2]!);
});

it('reads marks as blanks instead of obeying them', async () => {
  expect(await secondsOf('Bom <break time="9s"/> dia')).toBeLessThan(6);
  const { words } = (await espeak.speak('A 🐟 nada', 150))!;
  expect(words.map(({ at }) => at)).toEqual([0, 5]);
});

it('has nothing to say of an empty text, and starts again after it was closed', async () => {
  expect(await espeak.speak('  ', 150)).toBeNull();
  espeak.close();
  expect(await espeak.speak('Sol.', 150)).not.toBeNull();
});
