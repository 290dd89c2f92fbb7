import { type ReadingDetails, readingScore, unjudgedReading } from '@caderneta/contract';
import { wordsOf } from '@caderneta/reading-engine';
import { useState } from 'react';
import { type EarWork, earMarksOf } from './ear/ear-work.ts';
import { useEarWork } from './ear/use-ear-work.ts';
import type { ScoredReading } from './reading-correction.api.ts';
import { readingCopy } from './reading-correction.copy.ts';
import type { Take } from './takes.ts';

interface Heard {
  readonly assessmentId: string;
  readonly text: string;
  readonly studentId: string | null;
  readonly take: Take | null;
  /** The pupil's saved evaluation. */
  readonly stored: ReadingDetails | null;
}

/** The marking by ear of the pupil on screen: what is shown with it, what is saved with it, and whether it can begin. */
export function useReadingEar({ assessmentId, text, studentId, take, stored }: Heard) {
  const works = useEarWork(assessmentId, text);
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({});
  const [dropped, setDropped] = useState<Readonly<Record<string, boolean>>>({});
  const id = studentId ?? '';
  const isHearable = take !== null && take.url !== null && take.seconds > 0;
  const work = works.of(studentId, isHearable ? take.seconds : null);
  const base = take?.evaluation ?? work?.base ?? (take ? null : stored);
  const marks = work && earMarksOf(work);
  const evaluation = marks ? { ...(base ?? unjudgedReading(readingCopy.ear.unjudged)), ear_marks: marks } : base;
  const isPossible = text !== '' && studentId !== null && (isHearable || work !== null);
  const isOpen = isPossible && (opened[id] ?? work !== null);

  const storedMarks = stored?.ear_marks ?? null;
  const canKeep = storedMarks !== null && !evaluation?.ear_marks && storedMarks.words.length === wordsOf(text).length;
  const keepsMarks = take !== null && canKeep ? !dropped[id] : null;

  const setOpen = (isNow: boolean) => setOpened((all) => ({ ...all, [id]: isNow }));
  const whyNot = () => {
    if (text === '' || isPossible) return null;
    if (take) return readingCopy.ear.unplayable;
    return stored ? readingCopy.ear.needsAudio : null;
  };
  return {
    work,
    evaluation,
    isOpen,
    isConfirmed: marks !== null,
    keepsMarks,
    keepMarks: (keep: boolean) => setDropped((all) => ({ ...all, [id]: !keep })),
    open: isPossible ? () => setOpen(true) : null,
    close: () => setOpen(false),
    whyNot: whyNot(),
    canUndo: works.canUndo(studentId),
    change: (next: EarWork, before: EarWork) => works.put(id, { ...next, base }, before),
    undo: () => works.undo(id),
    forget: () => {
      works.forget(id);
      setOpen(false);
    },
    /** What a save would send; null where nothing is there to be saved, or it has no score. Without marks of its own it says what becomes of the stored ones. */
    toSave: (): ScoredReading | null => {
      if (evaluation === null || (take === null && marks === null)) return null;
      const details = { ...evaluation, ear_marks: evaluation.ear_marks ?? (keepsMarks ? storedMarks : null) };
      const score = readingScore(details);
      return score === null ? null : { details, score };
    },
  };
}
