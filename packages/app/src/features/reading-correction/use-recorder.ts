import { showToast } from '@caderneta/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type RecordPlugin from 'wavesurfer.js/plugins/record';
import { type LevelWarning, levelWarning } from './audio/wave.ts';
import { readingCopy, TOAST_MS } from './reading-correction.copy.ts';

/** Longest recording, as the server takes it, ms. */
const LONGEST_MS = 600_000;
/** How often the level is looked at, ms, and how many looks are remembered: three seconds. */
const LOOK_MS = 100;
const LOOKS = 30;

export interface Recorder {
  readonly state: 'off' | 'asking' | 'on';
  readonly seconds: number;
  /** Loudest of the last look, 0 to 1. */
  readonly level: number;
  readonly warning: LevelWarning;
  start(): void;
  stop(): void;
}

function reasonOf(error: unknown): string {
  const { name = '' } = (error ?? {}) as { name?: string };
  const reasons = readingCopy.recording.micReasons;
  return reasons[name] ?? reasons.other ?? '';
}

/** Peaks of what the microphone hears, until it is told to end. */
function watchLevel(stream: MediaStream, onPeak: (peak: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    onPeak(samples.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0));
  }, LOOK_MS);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}

/**
 * Records from the microphone. `onEnd` gets what was recorded, also when the microphone was taken away in between or the screen was left.
 */
export function useRecorder(onEnd: (recording: Blob) => void): Recorder {
  const [state, setState] = useState<Recorder['state']>('off');
  const [seconds, setSeconds] = useState(0);
  const [recent, setRecent] = useState<readonly number[]>([]);
  const plugin = useRef<RecordPlugin | null>(null);
  const isGone = useRef(false);
  const handlers = useRef(onEnd);
  handlers.current = onEnd;

  const start = useCallback(() => {
    const texts = readingCopy.recording;
    const fail = (why: string) => {
      setState('off');
      showToast({ tone: 'error', message: texts.micFailed(why), durationMs: TOAST_MS });
    };
    const record = async () => {
      if (typeof navigator.mediaDevices?.getUserMedia !== 'function') return fail(texts.micReasons.unsupported ?? '');
      setState('asking');
      const { default: Plugin } = await import('wavesurfer.js/plugins/record');
      // Left meanwhile: nothing would turn the microphone off again.
      if (isGone.current) return;
      const recorder = Plugin.create({ renderRecordedAudio: false });
      plugin.current = recorder;
      // The browser's own clean-up would hide what the analysis measures.
      const wanted = { echoCancellation: false, noiseSuppression: false, autoGainControl: true };
      let cause: unknown = null;
      const stream = await navigator.mediaDevices.getUserMedia({ audio: wanted }).catch((error: unknown) => {
        cause = error;
        return null;
      });
      for (const track of stream?.getTracks() ?? []) track.stop();
      if (isGone.current) return;
      if (stream === null) return fail(reasonOf(cause));
      const live = await recorder.startMic(wanted).catch(() => null);
      // A plugin that was destroyed meanwhile has stopped the tracks.
      if (isGone.current) return;
      if (live === null) return fail(texts.micReasons.NotReadableError ?? '');
      const unwatch = watchLevel(live, (peak) => setRecent((peaks) => [...peaks.slice(1 - LOOKS), peak]));
      recorder.on('destroy', unwatch);
      recorder.on('record-progress', (ms) => {
        setSeconds(Math.floor(ms / 1000));
        if (ms < LONGEST_MS || !recorder.isRecording()) return;
        showToast({ tone: 'info', message: texts.longest, durationMs: TOAST_MS });
        recorder.stopRecording();
      });
      recorder.on('record-ended-externally', () =>
        showToast({ tone: 'warning', message: texts.lost, durationMs: TOAST_MS }),
      );
      recorder.on('record-end', (recording) => {
        setState('off');
        plugin.current = null;
        handlers.current(recording);
        recorder.destroy();
      });
      setSeconds(0);
      setRecent([]);
      await recorder.startRecording();
      setState('on');
    };
    record().catch((error) => {
      plugin.current?.destroy();
      plugin.current = null;
      if (!isGone.current) fail(reasonOf(error));
    });
  }, []);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      if (plugin.current?.isRecording()) plugin.current.stopRecording();
      else plugin.current?.destroy();
    };
  }, []);
  return {
    state,
    seconds,
    level: recent.at(-1) ?? 0,
    warning: state === 'on' ? levelWarning(recent, LOOKS) : null,
    start,
    stop: () => plugin.current?.stopRecording(),
  };
}
