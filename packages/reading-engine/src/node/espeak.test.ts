import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { type Espeak, openEspeak } from './espeak.ts';

const espeak = openEspeak();
afterAll(() => espeak.close());
/** The synthesiser knows the time to the second. */
const CLOCK_MS = 1_000;
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

describe('the reference', () => {
  const [a, b] = ['O menino soltou a pipa no alto do morro, e o vento a levou. Fim.', 'A noite é mais amena.'];
  const said = async (from: Espeak, text: string, voice?: string): Promise<string> => {
    const { samples, words } = (await from.speak(text, 150, voice))!;
    return createHash('sha256').update(samples).update(JSON.stringify(words)).digest('hex');
  };

  it('is the same whatever was spoken before, and in another process', async () => {
    const first = await said(espeak, a);
    expect(await said(espeak, a)).toBe(first);
    const between = await said(espeak, b);
    expect(await said(espeak, a)).toBe(first);
    expect(between).not.toBe(first);
    const other = openEspeak();
    expect(await said(other, b)).toBe(between);
    expect(await said(other, a)).toBe(first);
    other.close();
  });

  it('is the same in a process that started at another time, though the voice breathes', { tags: 'full' }, async () => {
    const started = await said(espeak, a, 'pt-br+f5');
    await new Promise((resolve) => setTimeout(resolve, CLOCK_MS));
    const later = openEspeak();
    expect(await said(later, a, 'pt-br+f5')).toBe(started);
    later.close();
  });

  it('is the same in any order of texts and voices', { tags: 'full' }, async () => {
    const voices = ['pt-br', 'pt-br+f5', 'pt-br+klatt'];
    const asked = [a, b, `${a} ${a} ${b}`].flatMap((text) => voices.map((voice) => ({ text, voice })));
    const alone = await Promise.all(asked.map(({ text, voice }) => said(espeak, text, voice)));
    expect(new Set(alone).size).toBe(asked.length);
    const order = fc.shuffledSubarray([...asked.keys()], { minLength: 4 });
    await fc.assert(
      fc.asyncProperty(order, async (indices) => {
        for (const i of indices) expect(await said(espeak, asked[i]!.text, asked[i]!.voice)).toBe(alone[i]);
      }),
      { numRuns: 4 },
    );
  });

  it('says nothing of a text longer than any reading, and goes on', async () => {
    expect(await espeak.speak('a '.repeat(40_000), 150)).toBeNull();
    expect(await said(espeak, b)).toHaveLength(64);
  });
});
