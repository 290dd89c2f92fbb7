import { readConfig } from './boot/config.ts';
import { openLogFile } from './boot/log-file.ts';
import { startCaderneta } from './boot/start.ts';
import { welcomeText } from './boot/welcome.ts';

// The program: reads the environment, starts everything, stops it at the first signal. Exit code 0 after an orderly stop.

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
const log = process.stdout.isTTY ? openLogFile(config.dataDir) : null;
let interrupted = false;
let stop: (() => Promise<void>) | undefined;

async function interrupt(): Promise<void> {
  // A second signal: somebody will not wait. The database is adopted at the next start.
  if (interrupted) process.exit(1);
  interrupted = true;
  // While starting, what comes after notices.
  if (stop === undefined) return;
  say('Encerrando…');
  await stop();
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void interrupt());

const running = await startCaderneta(config, {
  log: { info: say, warn: say },
  onLost: give,
  ...(log === null ? {} : { logger: { stream: log.stream } }),
});
if (!running.ok) give(running.message);
stop = running.stop;
if (interrupted) {
  await running.stop();
  process.exit(0);
}
say(welcomeText({ address: running.address, ...running.firstData, logFile: log?.file ?? null }));
