import type { ReadingDetails } from '@caderneta/contract';
import type { TimeSpan } from '@caderneta/ui';

/** A pupil's recording on screen, and what became of it. */
export interface Take {
  /** What is sent and, where `url` is set, played. */
  readonly audio: Blob;
  readonly name: string;
  /** For the player; null where this browser cannot open the file. */
  readonly url: string | null;
  readonly peaks: readonly number[];
  readonly seconds: number;
  readonly pauses: readonly TimeSpan[];
  readonly clippedPercent: number;
  readonly format: 'wav' | 'mp3' | 'as-it-came';
  readonly evaluation: ReadingDetails | null;
  /** The evaluation is the pupil's saved result. */
  readonly isSaved: boolean;
  /** It stands in this device's storage until it is sent. */
  readonly isKept: boolean;
}

export type Takes = Readonly<Record<string, Take>>;

export type TakeEvent =
  | { readonly type: 'made'; readonly student: string; readonly take: Take }
  | { readonly type: 'kept'; readonly student: string }
  | { readonly type: 'analysed'; readonly student: string; readonly audio: Blob; readonly evaluation: ReadingDetails }
  | { readonly type: 'saved'; readonly student: string; readonly evaluation: ReadingDetails }
  | { readonly type: 'removed'; readonly student: string };

/** Recordings by pupil. What arrives late for a recording that is no longer there changes nothing. */
export function takesAfter(takes: Takes, event: TakeEvent): Takes {
  const take = takes[event.student];
  const put = (next: Take): Takes => ({ ...takes, [event.student]: next });
  switch (event.type) {
    case 'made':
      return put(event.take);
    case 'kept':
      return take ? put({ ...take, isKept: true }) : takes;
    case 'analysed':
      return take?.audio === event.audio
        ? put({ ...take, evaluation: event.evaluation, isSaved: false, isKept: false })
        : takes;
    case 'saved':
      return take?.evaluation === event.evaluation ? put({ ...take, isSaved: true }) : takes;
    case 'removed': {
      const { [event.student]: _, ...rest } = takes;
      return rest;
    }
  }
}

/** Whether leaving would lose something: a recording that was never sent and is not kept, or an evaluation that is not saved. */
export const hasUnsaved = (takes: Takes): boolean => Object.values(takes).some((take) => !take.isSaved && !take.isKept);
