import { useEffect, useRef, useState } from 'react';
import type { ClassRun } from '../machine/class-run.state.ts';
import { Chime, readMuted, saveMuted } from './chime.ts';

/** Sound and vibration for each sheet of the camera that is saved, and for each that needs the teacher. */
export function useClassSignals({ word, saves, question }: ClassRun) {
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
    if (word?.kind === 'foreign') chime.current?.play('asked', muted.current);
    if (word?.kind === 'saved' && saves[word.save]?.page === null) chime.current?.play('saved', muted.current);
  }, [word, saves]);
  useEffect(() => {
    if (question !== null) chime.current?.play('asked', muted.current);
  }, [question]);

  return {
    isMuted,
    arm: () => chime.current?.arm(),
    mute: (silent: boolean) => {
      saveMuted(localStorage, silent);
      setMuted(silent);
    },
  };
}
