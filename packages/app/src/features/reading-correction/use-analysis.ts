import type { ReadingDetails } from '@caderneta/contract';
import { showToast } from '@caderneta/ui';
import { useEffect, useRef, useState } from 'react';
import { analysisFailure } from './analysis-failure.ts';
import { analyse, evaluationOf } from './reading-correction.api.ts';
import { readingCopy, TOAST_MS } from './reading-correction.copy.ts';
import type { Take } from './takes.ts';

/** What an analysis under way tells: the share that has left, or that the server works. */
export type Progress = { readonly student: string; readonly sent: number } | null;

interface Asked {
  readonly student: string;
  readonly take: Take;
  readonly text: string;
  readonly classId: string;
}

export type Analysed =
  | { readonly state: 'done'; readonly evaluation: ReadingDetails }
  | { readonly state: 'offline' | 'failed' | 'cancelled' };

/** Sends recordings for analysis, one at a time, and says what came of it. */
export function useAnalysis() {
  const texts = readingCopy.analysis;
  const [progress, setProgress] = useState<Progress>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const run = async ({ student, take, text, classId }: Asked): Promise<Analysed> => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setProgress({ student, sent: 0 });
    const answer = await analyse({
      audio: take.audio,
      name: take.name,
      text,
      classId,
      signal: own.signal,
      onSent: (sent) => setProgress({ student, sent }),
    });
    if (controller.current === own) setProgress(null);
    const fail = (message: string) => showToast({ tone: 'error', message, durationMs: TOAST_MS });
    if (!answer.ok) {
      if (answer.code === 'aborted') return { state: 'cancelled' };
      fail(analysisFailure(answer));
      return { state: answer.code === 'offline' ? 'offline' : 'failed' };
    }
    const evaluation = evaluationOf(answer.data);
    if (evaluation === null) {
      fail(answer.data.message ? texts.because(answer.data.message) : texts.failed);
      return { state: 'failed' };
    }
    showToast({ tone: 'success', message: texts.done, durationMs: TOAST_MS });
    return { state: 'done', evaluation };
  };
  return { progress, run, cancel: () => controller.current?.abort() };
}
