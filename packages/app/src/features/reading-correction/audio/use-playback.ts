import { useEffect, useRef, useState } from 'react';

export interface Playback {
  readonly isPlaying: boolean;
  /** Where the playing stands, s. */
  readonly at: number;
  toggle(): void;
  seek(seconds: number): void;
}

/** Plays one recording; another address begins at its start. `onFail`: this browser cannot play it. */
export function usePlayback(url: string | null, onFail: () => void): Playback {
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const player = useRef<HTMLAudioElement | null>(null);

  useEffect(() => {
    setAt(0);
    setPlaying(false);
    if (url === null) return;
    const audio = new Audio(url);
    player.current = audio;
    let frame = 0;
    const follow = () => {
      setAt(audio.currentTime);
      frame = requestAnimationFrame(follow);
    };
    const stop = () => {
      cancelAnimationFrame(frame);
      setAt(audio.currentTime);
      setPlaying(false);
    };
    audio.onplay = () => {
      setPlaying(true);
      follow();
    };
    audio.onpause = stop;
    audio.onended = stop;
    audio.onseeked = () => setAt(audio.currentTime);
    return () => {
      audio.pause();
      cancelAnimationFrame(frame);
      player.current = null;
    };
  }, [url]);

  return {
    isPlaying,
    at,
    toggle: () => {
      const audio = player.current;
      if (audio === null) return;
      if (audio.paused) void audio.play().catch(onFail);
      else audio.pause();
    },
    seek: (seconds) => {
      if (player.current) player.current.currentTime = seconds;
    },
  };
}
