import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SAMPLE_RATE } from '../core/recording.ts';
import { decodeAudio } from './decode-audio.ts';

/** What opens an M4A; the rest is a stand-in's to make sense of. */
const m4a = Buffer.from('\0\0\0\u0018ftypM4A ', 'latin1');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'caderneta-ffmpeg-'));
  vi.stubEnv('PATH', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** Puts a program of this name where programs are looked for; `$file` is the recording that it is asked for. */
function install(script: string): void {
  const program = path.join(folder, 'ffmpeg');
  const lines = ['#!/bin/sh', 'while [ "$1" != "-i" ]; do shift; done', 'file="$2"', script];
  writeFileSync(program, `${lines.join('\n')}\n`);
  chmodSync(program, 0o755);
}

const codeOf = async (bytes: Uint8Array): Promise<string | null> => {
  const outcome = await decodeAudio(bytes);
  return outcome.ok ? null : outcome.code;
};
const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith('caderneta-audio-'));

it('takes what ffmpeg makes of a format that is not decoded here, and leaves no file behind', async () => {
  const before = left();
  // The recording itself, as samples: what ffmpeg was given is what comes back.
  install('/bin/cat "$file"');
  const samples = Int16Array.from({ length: SAMPLE_RATE }, (_, n) => (n % 2 === 0 ? 8192 : -8192));
  const outcome = await decodeAudio(Buffer.concat([m4a, Buffer.from(samples.buffer)]));
  if (!outcome.ok) throw new Error(outcome.code);
  expect(outcome.recording.samples).toHaveLength(SAMPLE_RATE + m4a.length / 2);
  expect(outcome.recording.samples.at(-2)).toBeCloseTo(0.25);
  expect(left()).toEqual(before);
});

it('where ffmpeg is not installed, says so', async () => {
  const outcome = await decodeAudio(m4a);
  expect(outcome).toMatchObject({ ok: false, code: 'unsupported-format' });
  expect(outcome.ok ? '' : outcome.message).toMatch(/MP3, WAV ou OGG/);
});

it.each([
  ['fails', 'exit 1', 'damaged-audio'],
  ['finds no sound', 'exit 0', 'damaged-audio'],
  ['goes on for more than ten minutes', `/usr/bin/head -c ${601 * SAMPLE_RATE * 2} /dev/zero`, 'too-long'],
])('a recording on which ffmpeg %s is refused', async (_, script, code) => {
  install(script);
  expect(await codeOf(m4a)).toBe(code);
});
