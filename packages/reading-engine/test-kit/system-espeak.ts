import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SpokenText } from '../src/align/speaker.ts';
import { readWav } from '../src/node/read-wav.ts';
import type { Voicing } from './make-readings.ts';

const script = fileURLToPath(new URL('./espeak-truth.py', import.meta.url));

interface Spoken {
  readonly words: readonly { readonly at: number; readonly start_ms: number }[];
}

/** The system's espeak-ng (Debian: `apt-get install espeak-ng python3`): another build than the reference's, with its own times. */
export const systemEspeak: Voicing = async (text, { voice, rate, pitch = 50, range = 50 }): Promise<SpokenText> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'caderneta-espeak-'));
  try {
    const file = path.join(folder, 'spoken.wav');
    const request = JSON.stringify({ file, text, voice, rate, pitch, range });
    const { stdout, status, stderr } = spawnSync('python3', [script], { input: `${request}\n`, encoding: 'utf8' });
    if (status !== 0) throw new Error(`espeak-ng is not installed, or failed: ${stderr}`);
    const { words } = JSON.parse(stdout) as Spoken;
    const sound = readWav(readFileSync(file));
    if ('ok' in sound) throw new Error(sound.code);
    return {
      samples: sound.channels[0]!,
      sampleRate: sound.sampleRate,
      words: words.map(({ at, start_ms }) => ({ at, startMs: start_ms })),
      phonemes: [],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
