import { type BootConfig, readConfig } from './config.ts';

export const say = (line: string): void => void process.stdout.write(`${line}\n`);
export const complain = (line: string): void => void process.stderr.write(`${line}\n`);
/** What is logged on the way is no answer of a program's. */
export const log = { info: complain, warn: complain };

export function giveUp(message: string): never {
  complain(message);
  process.exit(1);
}

/** The environment's configuration; what is wrong with it ends the program. */
export function configured(): BootConfig {
  const read = readConfig(process.env);
  return read.ok ? read.config : giveUp(read.errors.join('\n'));
}
