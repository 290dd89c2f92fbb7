import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../api/dist/database/supervisor/index.js';

export interface BenchDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

/** A PostgreSQL of the bench's own, empty until a server seeds it. */
export async function startBenchDatabase(): Promise<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'caderneta-bench-'));
  const postgres = await startPostgres({
    dataDir: folder,
    log: { info: () => {}, warn: (message) => process.stderr.write(`${message}\n`) },
    onLost: (failure) => {
      throw new Error(failure.message);
    },
  });
  if (!postgres.ok) throw new Error(postgres.message);
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
