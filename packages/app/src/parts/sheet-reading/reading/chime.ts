/** Frequencies in Hz, one after the other, and how long each sounds, s. */
const tunes = {
  saved: { notes: [880, 1318.5], each: 0.09 },
  asked: { notes: [440, 330], each: 0.16 },
  refused: { notes: [165, 147, 131], each: 0.2 },
} as const;
type Tune = keyof typeof tunes;
const vibrations = { saved: [90], asked: [70, 60, 70], refused: [320] } as const;
/** Of full scale, at a tune's start. */
const LOUDNESS = 0.22;
/** What is left of it at the end. */
const FADE = 0.02;
/** Samples a second: some six times the highest note. */
const RATE = 8_000;

/** A tune as a file: WAV, one channel of 16 bits. An element that plays one opens the loudspeaker for it alone, and blocks no page. */
function fileOf({ notes, each }: (typeof tunes)[Tune]): Blob {
  const samples = new Int16Array(notes.length * each * RATE);
  for (const at of samples.keys()) {
    const seconds = at / RATE;
    const note = notes[Math.floor(seconds / each)] ?? 0;
    samples[at] = 32_767 * LOUDNESS * FADE ** (at / samples.length) * Math.sin(2 * Math.PI * note * seconds);
  }
  const { byteLength } = samples;
  const format = [0x20746d66, 16, 0x10001, RATE, 2 * RATE, 0x100002];
  const header = [0x46464952, 36 + byteLength, 0x45564157, ...format, 0x61746164, byteLength];
  return new Blob([new Uint32Array(header), samples], { type: 'audio/wav' });
}

const players: { [tune in Tune]?: HTMLAudioElement } = {};

/** A short sound and a vibration, for hands and eyes that are on the paper. Where a browser has neither, nothing happens. */
export function play(tune: Tune, isMuted: boolean): void {
  navigator.vibrate?.([...vibrations[tune]]);
  if (isMuted) return;
  players[tune] ??= new Audio(URL.createObjectURL(fileOf(tunes[tune])));
  void players[tune].play().catch(() => undefined);
}

const KEY = 'caderneta.correction-muted';

/** Whether this device shall be silent. */
export function readMuted(storage: Storage): boolean {
  try {
    return storage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}

export function saveMuted(storage: Storage, isMuted: boolean): void {
  try {
    storage.setItem(KEY, String(isMuted));
  } catch {
    // It holds for this visit.
  }
}
