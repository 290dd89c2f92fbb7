import { useCallback, useEffect, useRef, useState } from 'react';
import { isSheetRefused, type LiveView } from '../machine/live-view.ts';
import { Chime, readMuted, saveMuted } from './chime.ts';

/**
 * Sound and vibration of a correction, and whether this device shall be silent. `arm` goes with the press that starts the camera. A sheet
 * that is refused is heard by itself; `staysQuiet`: it is told in another way.
 */
export function useChime(live: LiveView | null, staysQuiet = false) {
  const [isMuted, setMuted] = useState(() => readMuted(localStorage));
  const chime = useRef<Chime | null>(null);
  chime.current ??= new Chime();
  const muted = useRef(isMuted);
  muted.current = isMuted;
  useEffect(() => () => chime.current?.end(), []);

  const play = useCallback((tune: Parameters<Chime['play']>[0]) => chime.current?.play(tune, muted.current), []);
  const isRefused = isSheetRefused(live) && !staysQuiet;
  useEffect(() => {
    if (isRefused) play('refused');
  }, [isRefused, play]);

  return {
    isMuted,
    play,
    arm: useCallback(() => chime.current?.arm(), []),
    mute: useCallback((silent: boolean) => {
      saveMuted(localStorage, silent);
      setMuted(silent);
    }, []),
  };
}
