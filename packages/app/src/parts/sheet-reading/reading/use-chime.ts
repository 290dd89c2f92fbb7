import { useCallback, useEffect, useRef, useState } from 'react';
import { isSheetRefused, type LiveView } from '../machine/live-view.ts';
import { play as playTune, readMuted, saveMuted } from './chime.ts';

/**
 * Sound and vibration of a correction, and whether this device shall be silent. A sheet that is refused is heard by itself; `staysQuiet`: it
 * is told in another way.
 */
export function useChime(live: LiveView | null, staysQuiet = false) {
  const [isMuted, setMuted] = useState(() => readMuted(localStorage));
  const muted = useRef(isMuted);
  muted.current = isMuted;

  const play = useCallback((tune: Parameters<typeof playTune>[0]) => playTune(tune, muted.current), []);
  const isRefused = isSheetRefused(live) && !staysQuiet;
  useEffect(() => {
    if (isRefused) play('refused');
  }, [isRefused, play]);

  return {
    isMuted,
    play,
    mute: useCallback((silent: boolean) => {
      saveMuted(localStorage, silent);
      setMuted(silent);
    }, []),
  };
}
