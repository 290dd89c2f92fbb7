import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RecordingFailure, refuse } from '../core/failures.ts';
import { SAMPLE_RATE, type Sound } from '../core/recording.ts';
import { LONGEST_RECORDING_S } from './limits.ts';

/** ffmpeg takes a tenth of a second a minute of sound; one that takes this long is stuck, ms. */
const PATIENCE_MS = 30_000;

interface Run {
  readonly code: number | null;
  readonly output: Buffer;
  /** The program is not on this machine. */
  readonly isMissing: boolean;
}

function run(args: readonly string[]): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn('ffmpeg', args, { stdio: ['ignore', 'pipe', 'ignore'], timeout: PATIENCE_MS });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', () => resolve({ code: null, output: Buffer.alloc(0), isMissing: true }));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks), isMissing: false }));
  });
}

/** Decodes what else ffmpeg opens, where it is installed; it gets a file, because M4A keeps its index at the end. */
export async function decodeWithFfmpeg(bytes: Uint8Array): Promise<Sound | RecordingFailure> {
  const folder = await mkdtemp(path.join(tmpdir(), 'caderneta-audio-'));
  try {
    const file = path.join(folder, 'recording');
    await writeFile(file, bytes);
    const limit = String(LONGEST_RECORDING_S + 1);
    const { code, output, isMissing } = await run([
      ...['-v', 'error', '-nostdin', '-xerror', '-protocol_whitelist', 'file,pipe', '-i', file],
      ...['-map', '0:a:0', '-t', limit, '-ac', '1', '-ar', String(SAMPLE_RATE), '-f', 's16le', 'pipe:1'],
    ]);
    if (isMissing) return refuse('unsupported-format');
    if (code !== 0 || output.length < 2) return refuse('damaged-audio');
    const samples = new Float32Array(output.length >> 1);
    for (let i = 0; i < samples.length; i++) samples[i] = output.readInt16LE(2 * i) / 32_768;
    if (samples.length > LONGEST_RECORDING_S * SAMPLE_RATE) return refuse('too-long');
    return { channels: [samples], sampleRate: SAMPLE_RATE };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
