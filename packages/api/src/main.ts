import { readConfig } from './boot/config.ts';
import { openLogFile } from './boot/log-file.ts';
import { openLogOutput } from './boot/log-output.ts';
import { startCaderneta } from './boot/start.ts';
import { welcomeText } from './boot/welcome.ts';
import { fileFailureText } from './files/file-failure-text.ts';

// The program: reads the environment, starts everything, stops it at the first signal. Exit code 0 after an orderly stop.

const ECHO_MS = 1_000;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function give(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const read = readConfig(process.env);
if (!read.ok) give(`A configuração tem erros:\n${read.errors.map((error) => `  ${error}`).join('\n')}`);
const { config } = read;

// In a terminal people read the welcome; the log's lines, one a request, would push it away.
const log = process.stdout.isTTY ? openLog() : null;
const starting = new AbortController();
let interruptedAt: number | undefined;
let stop: (() => Promise<void>) | undefined;

function openLog() {
  try {
    return openLogFile(config.dataDir);
  } catch (error) {
    return give(`O registro não pode ser gravado: ${fileFailureText(error as NodeJS.ErrnoException)}.`);
  }
}

async function interrupt(): Promise<void> {
  if (interruptedAt !== undefined) {
    // A second Ctrl+C: somebody will not wait; the database is adopted at the next start. At once it is an echo: the
    // terminal signals the whole group, and npm hands its own on.
    if (performance.now() - interruptedAt > ECHO_MS) process.exit(1);
    return;
  }
  interruptedAt = performance.now();
  if (stop === undefined) {
    say('Encerrando assim que a preparação terminar…');
    starting.abort();
    return;
  }
  say('Encerrando…');
  await stop();
  process.exit(0);
}

// Of a database that is away the job queue asks what nobody waits for (pg-boss, `complete` and `fail`): nobody's work may end with it.
process.on('unhandledRejection', (reason) => {
  process.stderr.write(`${reason instanceof Error ? reason.stack : String(reason)}\n`);
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void interrupt());

const running = await startCaderneta(config, {
  log: { info: say, warn: say },
  onLost: give,
  logger: { stream: log?.stream ?? openLogOutput() },
  signal: starting.signal,
});
if (starting.signal.aborted) {
  if (running.ok) await running.stop();
  process.exit(0);
}
if (!running.ok) give(running.message);
stop = running.stop;
const { address, firstData, warnings } = running;
say(welcomeText({ address, ...firstData, warnings, logFile: log?.file ?? null }));
