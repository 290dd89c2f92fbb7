import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

const LIMIT_BYTES = 10_000_000;

/** Opens the log of the server in the data folder; the one before is kept when it has grown. */
export function openLogFile(dataDir: string): { file: string; stream: { write(line: string): void } } {
  const file = path.join(dataDir, 'caderneta.log');
  mkdirSync(dataDir, { recursive: true });
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LIMIT_BYTES) renameSync(file, `${file}.1`);
  // Readable by its owner alone: it tells who worked when.
  const stream = createWriteStream(file, { flags: 'a', mode: 0o600 });
  // A full disk must not end the server.
  stream.on('error', () => undefined);
  return { file, stream };
}
