import { afterAll, describe, expect, it } from 'vitest';
import { makeReading } from '../test-kit/make-readings.ts';
import { Random } from '../test-kit/random.ts';
import { type ReadingPlan, tokensOf } from '../test-kit/reading-plan.ts';
import { addNoise } from '../test-kit/spoil.ts';
import { tuningTexts } from '../test-kit/texts/tuning.data.ts';
import type { ReadingEvaluation } from './core/evaluation.ts';
import { openEspeak } from './node/espeak.ts';
import { type ReadAloudOptions, readAloud } from './read-aloud.ts';
import { toRecording } from './stages/resample.ts';

const espeak = openEspeak();
afterAll(() => espeak.close());

const text =
  'O gato dormia em cima do telhado, perto da janela. Um passarinho azul pousou na cerca e começou a cantar. ' +
  'O gato abriu um olho, depois o outro, e ficou olhando. A música era bonita, e ninguém tinha pressa.';
const others =
  'A lua não tem luz própria. O brilho que vemos à noite vem do sol, que ilumina a superfície cinzenta dela.';
const base: ReadingPlan = { text, voice: 'pt-br+f2', rate: 150, pitch: 70 };

async function read(
  change: Partial<ReadingPlan>,
  options: ReadAloudOptions = { text },
  spoil: (samples: Float32Array) => Float32Array = (samples) => samples,
) {
  const made = await makeReading({ ...base, ...change }, async (said, { voice, rate, pitch, range }) => {
    const spoken = await espeak.speakAs(said, rate, {
      voice,
      ...(pitch === undefined ? {} : { pitch }),
      ...(range === undefined ? {} : { range }),
    });
    if (!spoken) throw new Error('the synthesiser did not answer');
    return spoken;
  });
  const recording = toRecording({ channels: [spoil(made.samples)], sampleRate: made.sampleRate });
  const outcome = await readAloud(recording, { speak: espeak.speak, ...options });
  if (!outcome.ok) throw new Error(outcome.code);
  return { made, evaluation: outcome.evaluation };
}

const wordsWith = ({ alignment }: ReadingEvaluation, status: string): number[] =>
  alignment!.words.flatMap((word, w) => (word.status === status ? [w] : []));

describe('a reading of its text', () => {
  it('is recognised, timed and found without the words that were left out', async () => {
    const omitted = [4, 12, 25];
    const { made, evaluation } = await read({ omitted });
    expect(evaluation).toMatchObject({ method: 'acoustic-alignment', estimate: true, reference_used: true });
    expect(evaluation.margin).toBeGreaterThan(0.2);
    expect(wordsWith(evaluation, 'missing')).toEqual(omitted);
    expect(evaluation.alignment?.accuracy_percent).toBeCloseTo((100 * 36) / 39, 0);
    expect(evaluation.suggestions[0]).toBe('Palavras possivelmente não lidas: cima, azul, depois.');
    for (const [w, startS] of made.starts.entries()) {
      if (startS !== null) expect(Math.abs(evaluation.alignment!.words[w]!.start_s! - startS)).toBeLessThan(0.1);
    }
    expect(evaluation.words_per_minute).toBeGreaterThan(80);
  });

  it('that is quick is found without its short words: "da", "e", "um" and "e"', { tags: 'full' }, async () => {
    const omitted = [8, 16, 23, 31];
    const { evaluation } = await read({ voice: 'pt-br+m1', rate: 210, pitch: 50, omitted });
    expect(wordsWith(evaluation, 'missing')).toEqual(omitted);
  });

  it('is recognised in noise', async () => {
    const { evaluation } = await read({ voice: 'pt-br+m3' }, { text }, (samples) =>
      addNoise(samples, 12, 'pink', new Random(4)),
    );
    expect(evaluation.alignment?.verdict).toBe('match');
    expect(Math.abs(evaluation.measures.snr_db - 12)).toBeLessThan(3);
  });

  it('that stops early has no accuracy, and says where it stopped', async () => {
    const { evaluation } = await read({ stopAfter: 19 });
    expect(evaluation.alignment).toMatchObject({ accuracy_percent: null, read_until: { word: 'cantar', index: 19 } });
    expect(evaluation.suggestions[0]).toBe('O aluno parece ter lido até “cantar”.');
  });

  it('that stops early stops at its last word, though what is left of the voice sounds like one further on', {
    tags: 'full',
  }, async () => {
    const song = tuningTexts[2]!;
    const { evaluation } = await read({ text: song, voice: 'pt-br+Diogo', rate: 140, stopAfter: 51 }, { text: song });
    expect(evaluation.alignment).toMatchObject({ accuracy_percent: null, read_until: { word: 'queria', index: 51 } });
  });

  it('with pauses between words and no melody scores less for them', { tags: 'full' }, async () => {
    const { evaluation: plain } = await read({});
    const pausesAfter = tokensOf(text).map((_, word) => ({ word, seconds: 0.3 }));
    const { evaluation: halting } = await read({ range: 0, pausesAfter });
    expect(plain.intonation.score! - halting.intonation.score!).toBeGreaterThanOrEqual(5);
    expect(plain.rhythm.score! - halting.rhythm.score!).toBeGreaterThanOrEqual(3);
    expect(plain.pauses.score! - halting.pauses.score!).toBeGreaterThan(3);
    expect(halting.overall_score!).toBeLessThan(plain.overall_score!);
  });
});

describe('what cannot be judged is null', () => {
  it('of another text', async () => {
    const { evaluation } = await read({}, { text: others });
    expect(evaluation.margin).toBeLessThan(0.03);
    expect(evaluation).toMatchObject({
      overall_score: null,
      words_per_minute: null,
      reservations: ['text-mismatch'],
      pronunciation: { score: null, feedback: 'Não tenho certeza de que é este texto.' },
      alignment: { accuracy_percent: null, words_read: null, words_missing: [] },
    });
  });

  it('without a text, without a synthesiser, without punctuation', async () => {
    const { evaluation: textless } = await read({}, {});
    expect(textless).toMatchObject({ alignment: null, margin: null, words_per_minute: null, method: 'acoustic-only' });
    expect(textless.pauses.score).toBeNull();
    expect(textless.intonation.score).not.toBeNull();
    const { evaluation: alone } = await read({}, { text, speak: async () => null });
    expect(alone).toMatchObject({ alignment: null, reservations: ['no-reference'], pronunciation: { score: null } });
    const { evaluation: bare } = await read({}, { text: text.replace(/[.,]/g, '') });
    expect(bare.pauses.score).toBeNull();
    expect(bare.pronunciation.score).not.toBeNull();
  });

  it('in too much noise, but for the clarity', async () => {
    const { evaluation } = await read({}, { text }, (samples) => addNoise(samples, 2, 'white', new Random(5)));
    expect(evaluation).toMatchObject({ reservations: ['too-noisy'], alignment: null, overall_score: null });
    expect(evaluation.fluency.score).toBeNull();
    expect(evaluation.clarity.score).toBeLessThan(2);
  });
});

it('refuses silence and a second of speech', async () => {
  const silence = await readAloud({ samples: new Float32Array(80_000), clippedShare: 0 });
  expect(silence).toMatchObject({ ok: false, code: 'silence' });
  await expect(read({ text: 'O gato.' })).rejects.toThrow('too-short');
});

it('takes the words from another program and the voice from the sound', async () => {
  const transcript = { text: text.replace('azul ', '') };
  const { evaluation } = await read({}, { text, transcript });
  expect(evaluation).toMatchObject({ method: 'transcript-alignment', margin: null });
  expect(evaluation.alignment?.words_missing).toEqual(['azul']);
  expect(evaluation.intonation.score).not.toBeNull();
});
