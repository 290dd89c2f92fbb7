import { releaseProxy, transfer, wrap } from 'comlink';
import { chooseFormat, type Line } from './choose-format.ts';
import type { Prepared } from './prepare.ts';
import type { PrepareWorker } from './prepare.worker.ts';

/** Ten minutes of sound take seconds; beyond this something hangs, ms. */
const PATIENCE_MS = 60_000;

const line = (): Line | undefined => (navigator as { connection?: Line }).connection;

/** Decodes what this browser can open; null where it cannot. */
async function decode(file: Blob) {
  // An offline context decodes without a person's gesture and without a sound card.
  const context = new OfflineAudioContext(1, 1, 44_100);
  const buffer = await context.decodeAudioData(await file.arrayBuffer()).catch(() => null);
  if (buffer === null) return null;
  const channels = Array.from({ length: buffer.numberOfChannels }, (_, index) => buffer.getChannelData(index).slice());
  return { channels, sampleRate: buffer.sampleRate };
}

/** Makes a recording or a file ready in a worker. Null where it cannot be opened here: it is then sent as it is. */
export async function prepareRecording(file: Blob): Promise<Prepared | null> {
  const sound = await decode(file);
  if (sound === null) return null;
  const worker = new Worker(new URL('./prepare.worker.ts', import.meta.url), { type: 'module', name: 'audio' });
  const remote = wrap<PrepareWorker>(worker);
  const broken = new Promise<null>((resolve) => {
    worker.addEventListener('error', () => resolve(null));
    setTimeout(() => resolve(null), PATIENCE_MS);
  });
  try {
    const buffers = sound.channels.map(({ buffer }) => buffer);
    return await Promise.race([remote.prepare(transfer(sound, buffers), chooseFormat(line())), broken]);
  } catch {
    return null;
  } finally {
    remote[releaseProxy]();
    worker.terminate();
  }
}
