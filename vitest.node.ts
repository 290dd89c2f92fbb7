import { defaultServerConditions } from 'vite';
import { defineProject, type UserWorkspaceConfig } from 'vitest/config';

// Workspace packages are read from their sources, so that no test can pass on a stale dist/.
const conditions = ['caderneta-source', ...defaultServerConditions];

/** A vitest project that runs in Node: one process a test file, tests beside their sources. */
export function nodeProject(name: string, test: UserWorkspaceConfig['test'] = {}) {
  return defineProject({
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: { name, environment: 'node', pool: 'forks', include: ['src/**/*.test.ts'], ...test },
  });
}
