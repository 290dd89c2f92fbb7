import { fileURLToPath } from 'node:url';
import { defaultServerConditions } from 'vite';
import { defineProject, type UserWorkspaceConfig } from 'vitest/config';

const setupFiles = [fileURLToPath(new URL('vitest.seed.ts', import.meta.url))];

// Workspace packages are read from their sources, so that no test can pass on a stale dist/.
const conditions = ['caderneta-source', ...defaultServerConditions];

/** What hangs is told after so long, ms. No bar: a machine that does other things may take ten times as long as another. */
const HANGS = 120_000;

/** Long tests: `npm run test:full` alone runs them. */
const long = '**/*.full.test.ts';

/**
 * A vitest project that runs in Node, tests beside their sources. Files share a process and the modules that it has loaded:
 * a test leaves nothing behind, and loading the server for each of its files would cost more than its tests.
 */
export function nodeProject(name: string, test: UserWorkspaceConfig['test'] = {}) {
  return defineProject({
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      name,
      environment: 'node',
      pool: 'forks',
      isolate: false,
      include: ['src/**/*.test.ts'],
      exclude: process.env.CADERNETA_FULL ? [] : [long],
      setupFiles,
      testTimeout: HANGS,
      hookTimeout: HANGS,
      expect: { poll: { timeout: HANGS / 2 } },
      ...test,
    },
  });
}
