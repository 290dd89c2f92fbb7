import { useEffect, useRef, useState } from 'react';

export interface Playback {
  readonly isPlaying: boolean;
  /** Where the playing stands, s. */
  readonly at: number;
  /** 1 as it was said; the pitch stays. */
  readonly speed: number;
  toggle(): void;
  seek(seconds: number): void;
  playFrom(seconds: number): void;
  setSpeed(speed: number): void;
}

/** Plays one recording; another address begins at its start. `onFail`: this browser cannot play it. */
export function usePlayback(url: string | null, onFail: () => void): Playback {
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [speed, setSpeed] = useState(1);
  const latestSpeed = useRef(speed);
  const player = useRef<HTMLAudioElement | null>(null);

  useEffect(() => {
    setAt(0);
    setPlaying(false);
    if (url === null) return;
    const audio = new Audio(url);
    audio.playbackRate = latestSpeed.current;
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

  const play = (audio: HTMLAudioElement) => void audio.play().catch(onFail);
  return {
    isPlaying,
    at,
    speed,
    toggle: () => {
      const audio = player.current;
      if (audio?.paused) play(audio);
      else audio?.pause();
    },
    seek: (seconds) => {
      if (player.current) player.current.currentTime = seconds;
    },
    playFrom: (seconds) => {
      const audio = player.current;
      if (audio === null) return;
      audio.currentTime = seconds;
      if (audio.paused) play(audio);
    },
    setSpeed: (next) => {
      latestSpeed.current = next;
      setSpeed(next);
      if (player.current) player.current.playbackRate = next;
    },
  };
}
