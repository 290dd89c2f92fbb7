import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Each package with tests has its own vitest.config.ts, and the stories theirs; `npx vitest run --project <name>` runs one.
export default defineConfig({
  test: {
    projects: ['packages/*/vitest.config.ts', 'scripts/vitest.config.ts', '.storybook/vitest.config.ts'],
    // Much of a test is waiting for PostgreSQL: on two cores, one process would leave half of them idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    experimental: { fsModuleCache: true },
  },
});
