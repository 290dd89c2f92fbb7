/** Frequencies in Hz, one after the other, and how long each sounds, s. */
const tunes = {
  saved: { notes: [880, 1318.5], each: 0.09 },
  asked: { notes: [440, 330], each: 0.16 },
  refused: { notes: [165, 147, 131], each: 0.2 },
} as const;
const LOUDNESS = 0.22;
const vibrations = { saved: [90], asked: [70, 60, 70], refused: [320] } as const;

/** A short sound and a vibration, for hands and eyes that are on the paper. Where a browser has neither, nothing happens. */
export class Chime {
  #context: AudioContext | null = null;

  /** Browsers let sounds play only from a press on. */
  arm(): void {
    if (typeof AudioContext !== 'function') return;
    this.#context ??= new AudioContext();
    void this.#context.resume().catch(() => undefined);
  }

  play(tune: keyof typeof tunes, isMuted: boolean): void {
    if (typeof navigator.vibrate === 'function') navigator.vibrate([...vibrations[tune]]);
    if (!isMuted && this.#context) this.#sound(this.#context, tunes[tune]);
  }

  #sound(context: AudioContext, { notes, each }: (typeof tunes)[keyof typeof tunes]): void {
    const gain = context.createGain();
    gain.connect(context.destination);
    const end = context.currentTime + notes.length * each;
    gain.gain.setValueAtTime(LOUDNESS, context.currentTime);
    gain.gain.exponentialRampToValueAtTime(0.001, end + each);
    for (const [index, frequency] of notes.entries()) {
      const oscillator = context.createOscillator();
      oscillator.frequency.value = frequency;
      oscillator.connect(gain);
      oscillator.start(context.currentTime + index * each);
      oscillator.stop(context.currentTime + (index + 1) * each);
    }
  }

  end(): void {
    void this.#context?.close().catch(() => undefined);
    this.#context = null;
  }
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
