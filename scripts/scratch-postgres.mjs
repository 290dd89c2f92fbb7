import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A PostgreSQL in a folder of its own, by the built server's supervisor: what it warns of is told, and its loss ends the process.
 * @param {string} name of the folder: 'caderneta-journeys-'
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `stop` takes the folder away
 */
export async function startScratchPostgres(name) {
  // Here: at the top it would be read before whoever calls has built it.
  const { startPostgres } = await import('@caderneta/api');
  const folder = mkdtempSync(join(tmpdir(), name));
  const postgres = await startPostgres({
    dataDir: folder,
    log: { info: () => {}, warn: (message) => process.stderr.write(`${message}\n`) },
    onLost: (failure) => {
      throw new Error(failure.message);
    },
  });
  if (!postgres.ok) throw new Error(postgres.message);
  const stop = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: postgres.url, stop };
}
