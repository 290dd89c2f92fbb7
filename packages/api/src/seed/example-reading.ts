import { encodeWav, toRecording } from '@caderneta/reading-engine';
import { openEspeak } from '@caderneta/reading-engine/node';
import { gardenText } from './content/garden-text.data.ts';

/** What is read aloud, as the assessment has it. */
export const exampleText: string = gardenText.paragraphs.join('\n\n');

/** A word that the reading leaves out, so that something is marked in it. */
const LEFT_OUT = 'primeiras ';
const WORDS_A_MINUTE = 145;
/** One that speaks without chance: other variants of a voice are rough, and never twice alike. */
const voice = { voice: 'pt-br+f1', pitch: 60, range: 60 };
/** A room is never silent: a noise some 40 dB below the voice, share of full scale. */
const NOISE = 0.002;

/**
 * The demonstration's one reading that can be heard, as a WAV file: the synthesiser reads the text, always alike. Null where there is no synthesiser
 * here. What the engine says of it stands in `example-evaluation.data.ts`.
 */
export async function speakExample(): Promise<Uint8Array | null> {
  const espeak = openEspeak();
  try {
    const spoken = await espeak.speakAs(exampleText.replace(LEFT_OUT, ''), WORDS_A_MINUTE, voice);
    if (spoken === null) return null;
    let state = 1;
    const noisy = spoken.samples.map((sample) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return sample + (state / 0xffff_ffff - 0.5) * 2 * NOISE;
    });
    return encodeWav(toRecording({ channels: [noisy], sampleRate: spoken.sampleRate }));
  } finally {
    espeak.close();
  }
}
