import { useEffect, useRef, useState } from 'react';
import { isSheetRefused } from '../../../parts/sheet-reading/machine/live-view.ts';
import type { ClassRun } from '../machine/class-run.state.ts';
import { Chime, readMuted, saveMuted } from './chime.ts';

/** Sound and vibration for each sheet of the camera that is saved, for each that needs the teacher, and for each that is refused. */
export function useClassSignals({ word, saves, question, live }: ClassRun) {
  // A code of another assessment is told once, when its sheet is settled; not in every frame that shows it.
  const isRefused = isSheetRefused(live) && live?.refusal !== 'other-assessment';
  const [isMuted, setMuted] = useState(() => readMuted(localStorage));
  const chime = useRef<Chime | null>(null);
  chime.current ??= new Chime();
  const muted = useRef(isMuted);
  muted.current = isMuted;
  useEffect(() => () => chime.current?.end(), []);

  const played = useRef(word);
  useEffect(() => {
    if (word === played.current) return;
    played.current = word;
    if (word?.kind === 'foreign') chime.current?.play('refused', muted.current);
    if (word?.kind === 'saved' && saves[word.save]?.page === null) chime.current?.play('saved', muted.current);
  }, [word, saves]);
  useEffect(() => {
    if (question !== null) chime.current?.play('asked', muted.current);
  }, [question]);

  useEffect(() => {
    if (isRefused) chime.current?.play('refused', muted.current);
  }, [isRefused]);

  return {
    isMuted,
    arm: () => chime.current?.arm(),
    mute: (silent: boolean) => {
      saveMuted(localStorage, silent);
      setMuted(silent);
    },
  };
}
