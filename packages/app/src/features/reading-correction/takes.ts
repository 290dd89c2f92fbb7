import { earMethod, type ReadingDetails } from '@caderneta/contract';
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
  /** From the first sound of a voice to the last. */
  readonly speech: TimeSpan;
  readonly clippedPercent: number;
  readonly format: 'wav' | 'mp3' | 'as-it-came';
  readonly evaluation: ReadingDetails | null;
  /** The evaluation is the pupil's saved result. */
  readonly isSaved: boolean;
  /** It stands in this device's storage until it is sent. */
  readonly isStored: boolean;
}

export type Takes = Readonly<Record<string, Take>>;

export type TakeEvent =
  | { readonly type: 'made'; readonly student: string; readonly take: Take }
  | { readonly type: 'kept'; readonly student: string }
  | { readonly type: 'analysed'; readonly student: string; readonly audio: Blob; readonly evaluation: ReadingDetails }
  | {
      readonly type: 'saved';
      readonly student: string;
      /** What was shown when it was sent, and what it is saved as: with the marks of a listener. */
      readonly shown: ReadingDetails | null;
      readonly evaluation: ReadingDetails;
    }
  | { readonly type: 'removed'; readonly student: string };

/** A new analysis keeps what a listener confirmed of the same recording. */
const withMarksOf = (evaluation: ReadingDetails, { evaluation: before }: Take): ReadingDetails =>
  before?.ear_marks ? { ...evaluation, ear_marks: before.ear_marks } : evaluation;

/** Whether an evaluation is more than the marks of a listener: a saved one needs no sending of its recording any more. */
export const isAnalysed = ({ method }: ReadingDetails): boolean => method !== earMethod;

/** Recordings by pupil. What arrives late for a recording that is no longer there changes nothing. */
export function takesAfter(takes: Takes, event: TakeEvent): Takes {
  const take = takes[event.student];
  const put = (next: Take): Takes => ({ ...takes, [event.student]: next });
  switch (event.type) {
    case 'made':
      return put(event.take);
    case 'kept':
      return take ? put({ ...take, isStored: true }) : takes;
    case 'analysed':
      return take?.audio === event.audio
        ? put({ ...take, evaluation: withMarksOf(event.evaluation, take), isSaved: false, isStored: false })
        : takes;
    case 'saved':
      return take && take.evaluation === event.shown
        ? put({
            ...take,
            evaluation: event.evaluation,
            isSaved: true,
            isStored: take.isStored && !isAnalysed(event.evaluation),
          })
        : takes;
    case 'removed': {
      const { [event.student]: _, ...rest } = takes;
      return rest;
    }
  }
}

/** Whether it would be lost with the tab: a recording that was never sent and is not kept, or an evaluation that is not saved. */
export const isUnsaved = ({ isSaved, isStored }: Take): boolean => !isSaved && !isStored;
export const hasUnsaved = (takes: Takes): boolean => Object.values(takes).some(isUnsaved);
