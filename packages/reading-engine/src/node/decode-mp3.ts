import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type RecordingFailure, refuse } from '../core/failures.ts';
import type { Sound } from '../core/recording.ts';
import { LONGEST_RECORDING_S } from './limits.ts';
import { walkMp3 } from './mp3-frames.ts';

/** The decoder's own functions; the package's wrapper fetches over HTTP, which Node does not do for files. */
interface Minimp3 {
  readonly memory: { readonly buffer: ArrayBuffer };
  decoder_init(): void;
  decoder_set_mp3_data_size(bytes: number): void;
  decoder_mp3_data_offset(): number;
  decoder_seek(seconds: number): void;
  decoder_current_time(): number;
  decoder_decode(seconds: number): void;
  decoder_pcm_data_offset(): number;
  decoder_pcm_data_size(): number;
  decode_results_sampling_rate(): number;
  decode_results_num_channels(): number;
  decode_results_num_samples(): number;
}

/** Decoded at a time, s: keeps the decoder's memory small. */
const CHUNK_S = 10;
/** Fewer frames in a row are chance, not an MP3. */
const LEAST_FRAMES = 3;

let compiled: Promise<unknown> | null = null;

/** A decoder with memory of its own. */
async function openDecoder(): Promise<Minimp3> {
  const { WebAssembly } = globalThis as unknown as {
    WebAssembly: {
      compile(bytes: Uint8Array): Promise<unknown>;
      instantiate(module: unknown): Promise<{ exports: unknown }>;
    };
  };
  const folder = path.dirname(createRequire(import.meta.url).resolve('minimp3-wasm'));
  compiled ??= readFile(path.join(folder, 'decoder.opt.wasm')).then((bytes) => WebAssembly.compile(bytes));
  return (await WebAssembly.instantiate(await compiled)).exports as Minimp3;
}

function joined(chunks: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(chunks.reduce((total, { length }) => total + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Decodes an MP3 file (minimp3, compiled to WebAssembly). */
export async function decodeMp3(bytes: Uint8Array): Promise<Sound | RecordingFailure> {
  const walked = walkMp3(bytes);
  if (walked.frames < LEAST_FRAMES) return refuse(walked.isCut ? 'damaged-audio' : 'not-audio');
  if (walked.isCut) return refuse('damaged-audio');
  if (walked.seconds > LONGEST_RECORDING_S) return refuse('too-long');
  const decoder = await openDecoder();
  decoder.decoder_init();
  decoder.decoder_set_mp3_data_size(bytes.byteLength);
  new Uint8Array(decoder.memory.buffer, decoder.decoder_mp3_data_offset(), bytes.byteLength).set(bytes);
  decoder.decoder_seek(0);
  const chunks: Float32Array[][] = [];
  let sampleRate = 0;
  for (;;) {
    decoder.decoder_decode(CHUNK_S);
    const count = decoder.decode_results_num_samples();
    const channels = decoder.decode_results_num_channels();
    if (count <= 0 || channels <= 0) break;
    sampleRate = decoder.decode_results_sampling_rate();
    const pcm = new Int16Array(decoder.memory.buffer, decoder.decoder_pcm_data_offset(), count);
    for (let channel = 0; channel < channels; channel++) {
      const samples = Float32Array.from(
        { length: Math.floor(count / channels) },
        (_, i) => pcm[i * channels + channel]! / 32_768,
      );
      chunks[channel] = [...(chunks[channel] ?? []), samples];
    }
  }
  if (sampleRate === 0) return refuse('damaged-audio');
  return { channels: chunks.map(joined), sampleRate };
}
