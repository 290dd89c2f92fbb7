import { useEffect, useRef } from 'react';
import { useChime } from '../../../parts/sheet-reading/reading/use-chime.ts';
import type { ClassRun } from '../machine/class-run.state.ts';

/** Sound and vibration for each sheet of the camera that is saved, for each that needs the teacher, and for each that is refused. */
export function useClassSignals({ word, saves, question, live }: ClassRun) {
  // A code of another assessment is told once, when its sheet is settled; not in every frame that shows it.
  const { play, ...chime } = useChime(live, live?.refusal === 'other-assessment');
  const played = useRef(word);
  useEffect(() => {
    if (word === played.current) return;
    played.current = word;
    if (word?.kind === 'foreign') play('refused');
    if (word?.kind === 'saved' && saves[word.save]?.page === null) play('saved');
  }, [word, saves, play]);
  useEffect(() => {
    if (question !== null) play('asked');
  }, [question, play]);
  return chime;
}
