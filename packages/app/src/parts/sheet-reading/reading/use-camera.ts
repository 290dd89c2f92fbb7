import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { sheetReadingCopy } from '../sheet-reading.copy.ts';
import { isTooSlow } from './read-times.ts';
import { useIsShown } from './use-is-shown.ts';

/** Whether this browser has a camera to ask for at all. A page without HTTPS has none. */
export const isCameraSupported = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

/** Why there is no camera where the address is to blame; null elsewhere. */
export const cameraBlock = (): string | null => (window.isSecureContext ? null : sheetReadingCopy.errors.needsHttps);

/** What is said to whoever wants a camera that is not there. */
export const noCameraText = (): string => [sheetReadingCopy.errors.noCamera, cameraBlock()].filter(Boolean).join(' ');

const size = (width: number, height: number) => ({ width: { ideal: width }, height: { ideal: height } });
/** The rear camera where there is one, as sharp as the reader has a use for. */
const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, ...size(1920, 1080) },
};
/** Long side of what a device gets that reads those too slowly, px. */
const SMALLER_PX = 1280;
/** Darker than that share of white, marks are lost in the noise of a cheap camera. */
const DARK = 0.2;

/** What cameras of phones offer beyond the standard's first part. */
interface MoreCapabilities {
  readonly torch?: boolean;
  readonly focusMode?: readonly string[];
}

/** A camera's lamp. */
export interface Torch {
  readonly isOn: boolean;
  /** It is dark, and the lamp is off. */
  readonly isProposed: boolean;
  readonly toggle: () => void;
}

export interface Camera {
  /** Give it to the `<video>` element. */
  readonly attach: (video: HTMLVideoElement | null) => void;
  readonly video: RefObject<HTMLVideoElement | null>;
  /** The camera faces the room: its picture is not mirrored. */
  readonly facesRoom: () => boolean;
  /** Null where the camera has none. */
  readonly torch: Torch | null;
  /** How light a picture of this camera is, from 0 to 1, where that is known, and how long its reading took, ms. */
  readonly noteRead: (light: number | undefined, tookMs: number) => void;
}

const applyTo = (track: MediaStreamTrack | undefined, constraints: MediaTrackConstraints) =>
  track?.applyConstraints(constraints).catch(() => undefined);

/**
 * Keeps the camera on while `isOn` and the page is seen: a page in the background gives it back. `onReady` once there is a picture;
 * `onFail` when it is refused, missing or taken away.
 */
export function useCamera(isOn: boolean, onReady: () => void, onFail: () => void): Camera {
  const video = useRef<HTMLVideoElement | null>(null);
  const stream = useRef<MediaStream | null>(null);
  const handlers = useRef({ onReady, onFail });
  handlers.current = { onReady, onFail };
  const [hasTorch, setHasTorch] = useState(false);
  const [isLit, setLit] = useState(false);
  const [isDark, setDark] = useState(false);
  const watch = useRef({ times: [] as number[] });
  const isWanted = useIsShown() && isOn;
  const wasReady = useRef(false);

  const show = useCallback(() => {
    const element = video.current;
    if (!element || element.srcObject === stream.current) return;
    element.srcObject = stream.current;
    if (stream.current) void element.play().catch(() => undefined);
  }, []);

  // Whoever asks for a camera next waits no more for the browser to find it. Nothing is turned on by it, and nobody is asked.
  useEffect(() => void navigator.mediaDevices?.enumerateDevices?.().catch(() => undefined), []);

  useEffect(() => {
    if (!isOn) wasReady.current = false;
  }, [isOn]);

  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    const release = (media: MediaStream) => {
      for (const track of media.getTracks()) track.stop();
    };
    const fail = () => {
      if (!isOver) handlers.current.onFail();
    };
    const open = async () => {
      const media = await navigator.mediaDevices.getUserMedia(wanted);
      if (isOver) return release(media);
      stream.current = media;
      const track = media.getVideoTracks()[0];
      track?.addEventListener('ended', fail);
      const { torch = false, focusMode = [] } = (track?.getCapabilities?.() ?? {}) as MoreCapabilities;
      setHasTorch(torch);
      if (focusMode.includes('continuous')) {
        void applyTo(track, { advanced: [{ focusMode: 'continuous' } as MediaTrackConstraintSet] });
      }
      show();
      // One that was only given back for a while goes on where it was.
      if (!wasReady.current) handlers.current.onReady();
      wasReady.current = true;
    };
    open().catch(fail);
    return () => {
      isOver = true;
      if (stream.current) release(stream.current);
      stream.current = null;
      watch.current = { times: [] };
      setHasTorch(false);
      setLit(false);
      setDark(false);
      show();
    };
  }, [isWanted, show]);

  const trackOf = () => stream.current?.getVideoTracks()[0];
  return {
    video,
    attach: useCallback(
      (element) => {
        video.current = element;
        show();
      },
      [show],
    ),
    facesRoom: useCallback(() => stream.current?.getVideoTracks()[0]?.getSettings().facingMode === 'environment', []),
    torch: hasTorch
      ? {
          isOn: isLit,
          isProposed: isDark && !isLit,
          toggle: () => {
            void applyTo(trackOf(), { advanced: [{ torch: !isLit } as MediaTrackConstraintSet] });
            setLit(!isLit);
          },
        }
      : null,
    noteRead: useCallback((light, tookMs) => {
      const { times } = watch.current;
      if (light !== undefined) setDark(light < DARK);
      times.push(tookMs);
      if (!isTooSlow(times)) return;
      watch.current.times = [];
      const track = stream.current?.getVideoTracks()[0];
      const { width = 0, height = 0 } = track?.getSettings() ?? {};
      const scale = SMALLER_PX / Math.max(width, height, 1);
      if (scale < 1) void applyTo(track, size(Math.round(width * scale), Math.round(height * scale)));
    }, []),
  };
}
