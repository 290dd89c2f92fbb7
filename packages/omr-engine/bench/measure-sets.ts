import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { measurePhoto, type PhotoScore } from './measure-photo.ts';
import type { PhotoSet } from './photo-set.ts';
import { setPhoto, take } from './photo-store.ts';

/** A stretch of a set's photos, as a process is told to measure it. */
export interface Stretch {
  readonly set: string;
  readonly seed: number;
  readonly from: number;
  readonly count: number;
  /** Where photos are kept; null for nowhere. */
  readonly folder: string | null;
  /** Photos are made and kept, and none is read. */
  readonly makesOnly: boolean;
}

const photosAStretch = 5;

export async function measureStretch(set: PhotoSet, stretch: Stretch): Promise<PhotoScore[]> {
  const { seed, from, count, folder, makesOnly } = stretch;
  const scores: PhotoScore[] = [];
  for (let index = from; index < from + count; index += 1) {
    const { photo, known } = await take(setPhoto(set, seed, index), folder);
    if (!makesOnly) scores.push(await measurePhoto({ photo, ...known }));
  }
  return scores;
}

/** How all photos of a run are taken. */
export type Taking = Pick<Stretch, 'folder' | 'makesOnly'>;

function stretchesOf(set: PhotoSet, seed: number, size: number, taking: Taking): Stretch[] {
  return Array.from({ length: Math.ceil(size / photosAStretch) }, (_, index) => ({
    ...taking,
    set: set.name,
    seed,
    from: index * photosAStretch,
    count: Math.min(photosAStretch, size - index * photosAStretch),
  }));
}

async function ask(child: ChildProcess, stretch: Stretch): Promise<PhotoScore[]> {
  const done = new AbortController();
  child.send(stretch);
  const ended = once(child, 'exit', { signal: done.signal }).then(() => {
    throw new Error(`a process ended while it measured ${JSON.stringify(stretch)}`);
  });
  const answered = once(child, 'message', { signal: done.signal });
  try {
    const [answer] = (await Promise.race([answered, ended])) as [PhotoScore[]];
    return answer;
  } finally {
    done.abort();
    await Promise.allSettled([answered, ended]);
  }
}

/** Measures sets, in this process or in others; how many makes no difference to the scores. */
export interface Measurer {
  measure(set: PhotoSet, seed: number, size: number): Promise<PhotoScore[]>;
  close(): void;
}

export function openMeasurer(jobs: number, taking: Taking): Measurer {
  if (jobs === 1)
    return {
      measure: (set, seed, size) => measureStretch(set, { ...taking, set: set.name, seed, from: 0, count: size }),
      close: () => undefined,
    };
  const children = Array.from({ length: jobs }, () => fork(fileURLToPath(new URL('./bench-job.ts', import.meta.url))));
  return {
    async measure(set, seed, size) {
      const stretches = stretchesOf(set, seed, size, taking);
      const scores: PhotoScore[][] = [];
      let next = 0;
      await Promise.all(
        children.map(async (child) => {
          for (let mine = next++; mine < stretches.length; mine = next++)
            scores[mine] = await ask(child, stretches[mine]!);
        }),
      );
      return scores.flat();
    },
    close: () => {
      for (const child of children) child.disconnect();
    },
  };
}
