import { WIDTH } from '../../src/align/features.ts';
import { fitReference } from '../../src/align/fit-reference.ts';
import { followVoice, WORD_STRIDE } from '../../src/align/follow-voice.ts';
import { observe } from '../../src/align/observe.ts';
import { evenLevels } from '../../src/align/phone-network.ts';
import type { SpokenText } from '../../src/align/speaker.ts';
import { BINS, frameCount, HOP_S } from '../../src/core/frames.ts';
import { SAMPLE_RATE } from '../../src/core/recording.ts';
import type { Espeak } from '../../src/node.ts';
import { listen } from '../../src/stages/listen.ts';
import { resample, toRecording } from '../../src/stages/resample.ts';
import { wordsOf } from '../../src/text/words.ts';
import { PEOPLE_RATE, type PersonReading, tuningPeople } from '../../test-kit/people.ts';
import { phonesAt } from './phones.ts';
import { UNKNOWN, type Utterance } from './utterance.ts';

/** A person's rows with the phones of the reference's rows that they were aligned with, by their sound alone. */
async function follow(espeak: Espeak, person: PersonReading): Promise<Utterance> {
  const heard = listen(toRecording({ channels: [person.samples], sampleRate: PEOPLE_RATE }));
  const pupil = { spectra: heard.spectra, isSpeech: heard.speech.isSpeech, noiseFrames: heard.level.noiseFrames };
  const text = person.text!.normalize('NFC');
  const spoken: SpokenText[] = [];
  const fit = await fitReference(heard, pupil, text, wordsOf(text), async (...asked) => {
    const answer = await espeak.speak(...asked);
    if (answer) spoken.push(answer);
    return answer;
  });
  if (!fit) throw new Error('no synthesiser');
  const { reference, warp } = fit;
  const source = spoken.findLast(({ samples, sampleRate }) => {
    return frameCount(resample(samples, sampleRate, SAMPLE_RATE).length) * BINS === reference.spectra.length;
  })!;
  const observed = observe(pupil, reference, warp, WORD_STRIDE);
  const { frames } = followVoice(observed).path;
  const rows = reference.frames.filter((_, j) => j % WORD_STRIDE === 0);
  const said = phonesAt(
    source,
    Array.from(rows, (frame) => frame * HOP_S * 1000),
  );
  const { isSpeech } = observed;
  return {
    levels: evenLevels(observed.pupil, WIDTH, (t) => isSpeech[t] === 1),
    labels: Uint8Array.from(frames, (j, t) => (j >= 0 ? said[j]! : isSpeech[t] === 1 ? UNKNOWN : 0)),
  };
}

/** The tuning people, as the engine aligned them to what they read. */
export async function followPeople(espeak: Espeak): Promise<{ name: string; utterance: Utterance }[]> {
  const people: { name: string; utterance: Utterance }[] = [];
  for (const person of await tuningPeople()) {
    people.push({ name: person.name, utterance: await follow(espeak, person) });
  }
  return people;
}
