import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Speaker, SpokenText } from '../align/speaker.ts';

/** Synthesis takes a hundredth of the sound's length; one that takes this long is stuck, ms. */
const PATIENCE_MS = 30_000;

/** Memory before speed: the host has little to do, and a thread of the server keeps one each. */
const thrifty = ['--max-semi-space-size=1', '--optimize-for-size', '--single-threaded', '--expose-gc'];

/** What the host answers; see the espeak-host package's README. */
interface Answer {
  readonly ok: boolean;
  readonly sample_rate: number;
  readonly pcm: string;
  readonly words: readonly { at: number; start_ms: number }[];
  readonly phonemes: readonly { symbol: string; start_ms: number }[];
}

/** How the text is spoken beyond its words; the reference uses the defaults. */
export interface Voice {
  /** eSpeak NG voice with a variant if wanted. */
  readonly voice?: string;
  /** 0 to 99. */
  readonly pitch?: number;
  readonly range?: number;
}

/** A running synthesiser. */
export interface Espeak {
  readonly speak: Speaker;
  /** The same in another voice. */
  speakAs(text: string, wordsPerMinute: number, voice: Voice): Promise<SpokenText | null>;
  close(): void;
}

function hostPath(): string | null {
  try {
    return createRequire(import.meta.url).resolve('@caderneta/espeak-host');
  } catch {
    return null;
  }
}

/** Marks that the synthesiser would obey instead of reading, and characters that take two places here and one there. */
const speakable = (text: string): string => text.replace(/[<>&[\]|_]/g, ' ').replace(/[\u{10000}-\u{10ffff}]/gu, '  ');

function toSpokenText({ pcm, sample_rate, words, phonemes }: Answer): SpokenText {
  const bytes = Buffer.from(pcm, 'base64');
  const samples = new Float32Array(bytes.length >> 1);
  for (let i = 0; i < samples.length; i++) samples[i] = bytes.readInt16LE(2 * i) / 32_768;
  return {
    samples,
    sampleRate: sample_rate,
    words: words.map(({ at, start_ms }) => ({ at, startMs: start_ms })),
    phonemes: phonemes.map(({ symbol, start_ms }) => ({ symbol, startMs: start_ms })),
  };
}

type Child = ChildProcessByStdio<Writable, Readable, null>;

/**
 * Starts the synthesiser as a process of its own when it is first needed, and again after it has died; it keeps no program from
 * ending. Where the host is not installed, or fails, there is no reference: null.
 */
export function openEspeak(): Espeak {
  const file = hostPath();
  let child: Child | null = null;
  const waiting: ((answer: Answer | null) => void)[] = [];

  function stop(): void {
    child?.kill();
    child = null;
    for (const resolve of waiting.splice(0)) resolve(null);
  }

  function start(host: string): Child {
    const started = spawn(process.execPath, [...thrifty, host], { stdio: ['pipe', 'pipe', 'ignore'] });
    const ended = () => {
      if (child === started) stop();
    };
    started.on('error', ended);
    started.on('exit', ended);
    started.stdin.on('error', ended);
    createInterface({ input: started.stdout }).on('line', (line) => waiting.shift()?.(JSON.parse(line) as Answer));
    return started;
  }

  async function ask(request: Record<string, unknown>): Promise<SpokenText | null> {
    if (!file) return null;
    child ??= start(file);
    const running = child;
    running.ref();
    const answer = await new Promise<Answer | null>((resolve) => {
      const timer = setTimeout(stop, PATIENCE_MS);
      waiting.push((given) => {
        clearTimeout(timer);
        resolve(given);
      });
      running.stdin.write(`${JSON.stringify(request)}\n`);
    });
    return answer?.ok ? toSpokenText(answer) : null;
  }

  const speakAs = (text: string, rate: number, voice: Voice) =>
    ask({ text: speakable(text), rate: Math.round(rate), ...voice });
  return { speak: (text, rate, voice) => speakAs(text, rate, voice ? { voice } : {}), speakAs, close: stop };
}
