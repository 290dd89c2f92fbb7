import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { sheetReadingCopy } from '../sheet-reading.copy.ts';

/** Whether this browser has a camera to ask for at all. A page without HTTPS has none. */
export const isCameraSupported = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

/** Why there is no camera where the address is to blame; null elsewhere. */
export const cameraBlock = (): string | null => (window.isSecureContext ? null : sheetReadingCopy.errors.needsHttps);

/** What is said to whoever wants a camera that is not there. */
export const noCameraText = (): string => [sheetReadingCopy.errors.noCamera, cameraBlock()].filter(Boolean).join(' ');

/** The rear camera where there is one, at a size that the reader likes; no wider than a phone's screen is beside its buttons, or the picture would not fill it. */
const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 960 } },
};

export interface Camera {
  /** Give it to the `<video>` element. */
  readonly attach: (video: HTMLVideoElement | null) => void;
  readonly video: RefObject<HTMLVideoElement | null>;
  /** The camera faces the room: its picture is not mirrored. */
  readonly facesRoom: () => boolean;
}

/**
 * Keeps the camera on while `isOn`. `onReady` once there is a picture; `onFail` when it is refused, missing or taken away.
 */
export function useCamera(isOn: boolean, onReady: () => void, onFail: () => void): Camera {
  const video = useRef<HTMLVideoElement | null>(null);
  const stream = useRef<MediaStream | null>(null);
  const handlers = useRef({ onReady, onFail });
  handlers.current = { onReady, onFail };

  const show = useCallback(() => {
    const element = video.current;
    if (!element || element.srcObject === stream.current) return;
    element.srcObject = stream.current;
    if (stream.current) void element.play().catch(() => undefined);
  }, []);

  useEffect(() => {
    if (!isOn) return;
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
      media.getVideoTracks()[0]?.addEventListener('ended', fail);
      show();
      handlers.current.onReady();
    };
    open().catch(fail);
    return () => {
      isOver = true;
      if (stream.current) release(stream.current);
      stream.current = null;
      show();
    };
  }, [isOn, show]);

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
  };
}
