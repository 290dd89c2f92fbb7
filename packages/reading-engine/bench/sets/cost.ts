import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeWav } from '../../test-kit/write-wav.ts';
import { type BenchContext, make } from '../bench-context.ts';
import type { ScoreRow } from '../score-row.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const cli = 'packages/reading-engine/src/node/cli.ts';
const LOOK_MS = 40;
/** Clock ticks of /proc a second. */
const TICKS = 100;

interface Usage {
  cpuS: number;
  /** At its greatest. */
  mostMb: number;
}

const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );

/** Notes what a process and its children have used so far (Linux). Gives the memory that they have together now, MB. */
function look(pid: number, seen: Map<number, Usage>): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    const memoryMb = Number(resident ?? 0) / 1024;
    const mostMb = Math.max(seen.get(pid)?.mostMb ?? 0, memoryMb);
    seen.set(pid, { cpuS: (Number(stat[11]) + Number(stat[12])) / TICKS, mostMb });
    return childrenOf(pid).reduce((sum, child) => sum + look(child, seen), memoryMb);
  } catch {
    // Ended between two looks; what was noted last stands.
    return 0;
  }
}

/** What the command line takes for a recording of 60 s: processor time of all its processes, and the most memory that they have at one moment. */
export async function costSet(context: BenchContext): Promise<ScoreRow> {
  const text = context.texts.slice(0, 3).join(' ');
  const made = await make({ text, voice: 'pt-br', rate: 165 });
  const sixty = new Float32Array(60 * made.sampleRate);
  sixty.set(made.samples.subarray(0, sixty.length));
  const folder = mkdtempSync(path.join(tmpdir(), 'caderneta-cost-'));
  const [audio, script] = [path.join(folder, 'reading.wav'), path.join(folder, 'text.txt')];
  writeFileSync(audio, writeWav(sixty, made.sampleRate));
  writeFileSync(script, text);
  const seen = new Map<number, Usage>();
  const lines: string[] = [];
  let togetherMb = 0;
  await new Promise<void>((resolve) => {
    const args = [
      // As the command does.
      '--max-semi-space-size=2',
      '--single-threaded',
      '--optimize-for-size',
      '--import',
      'tsx',
      '--conditions=caderneta-source',
      cli,
      'analyze',
      audio,
      '--text',
      script,
      '--json',
    ];
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
    const timer = setInterval(() => {
      togetherMb = Math.max(togetherMb, look(child.pid!, seen));
    }, LOOK_MS);
    child.on('close', () => {
      clearInterval(timer);
      resolve();
    });
  });
  rmSync(folder, { recursive: true, force: true });
  const used = [...seen.values()];
  const line = JSON.parse(lines.join('')) as { status: string; margin: number; elapsed_ms: number };
  return {
    set: 'cost',
    recordings: 1,
    figures: {
      cpuSeconds: { value: used.reduce((total, { cpuS }) => total + cpuS, 0), bar: { most: 6 } },
      largestMb: { value: Math.max(...used.map(({ mostMb }) => mostMb)) },
      memoryMb: { value: togetherMb, bar: { most: 300 } },
    },
    remarks: [`${line.status}, margin ${line.margin}, ${line.elapsed_ms} ms`],
  };
}
