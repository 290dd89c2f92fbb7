import { afterAll, describe, expect, it } from 'vitest';
import { phoneBand } from '../test-kit/channel.ts';
import { otherReaders, PEOPLE_RATE, reportPeople, tuningPeople } from '../test-kit/people.ts';
import { openEspeak } from './node/espeak.ts';
import { readAloud } from './read-aloud.ts';
import { toRecording } from './stages/resample.ts';

const espeak = openEspeak();
afterAll(() => espeak.close());

async function judge(samples: Float32Array, text: string, margins?: { other_text: number; inconclusive: number }) {
  const recording = toRecording({ channels: [samples], sampleRate: PEOPLE_RATE });
  const outcome = await readAloud(recording, { text, speak: espeak.speak, margins });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.evaluation;
}

const [reported, tuned, others] = await Promise.all([reportPeople(), tuningPeople(), otherReaders()]);
const people = [...reported, tuned[6]!];
/** A reading takes seconds of a core to judge: the ordinary run hears one of a kind. */
const heard = <T>(readings: readonly T[]) => (process.env.CADERNETA_FULL ? readings : readings.slice(0, 1));

describe('people who read', () => {
  it.each(heard(people))('$name: own text accepted, its words heard', async ({ samples, text }) => {
    const { alignment, words_per_minute } = await judge(samples, text!);
    expect(alignment?.verdict).toBe('match');
    expect(alignment?.accuracy_percent).toBeGreaterThan(85);
    expect(words_per_minute).toBeGreaterThan(100);
  });

  it.each(heard(reported))('$name: through a telephone never told as another text', async ({ samples, text }) => {
    const { alignment } = await judge(phoneBand(samples, PEOPLE_RATE), text!);
    expect(alignment?.verdict).not.toBe('other-text');
  });

  it.each(heard(others.slice(0, 3)))('$name: another text is not accepted', async ({ samples }) => {
    const { alignment } = await judge(samples, people[0]!.text!);
    expect(alignment?.verdict).not.toBe('match');
  });

  it('are judged the same whoever was judged before', { tags: 'full' }, async () => {
    const [one, other] = [people[0]!, people[1]!];
    const first = await judge(one.samples, one.text!);
    await judge(other.samples, other.text!);
    expect(await judge(one.samples, one.text!)).toEqual(first);
  });

  it('a doubtful text is doubted, and what can be measured is shown', async () => {
    const { samples, text } = people[0]!;
    const evaluation = await judge(samples, text!, { other_text: 0.01, inconclusive: 0.9 });
    expect(evaluation.alignment?.verdict).toBe('inconclusive');
    expect(evaluation.reservations).toEqual(['text-inconclusive']);
    expect(evaluation.alignment?.accuracy_percent).not.toBeNull();
    expect(evaluation.words_per_minute).not.toBeNull();
    expect(evaluation.alignment?.words.filter(({ start_s }) => start_s !== null).length).toBeGreaterThan(10);
    expect(evaluation.suggestions[0]).toContain('Não tenho certeza de que é este texto');
  });
});
