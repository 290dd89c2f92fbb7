import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Each package with tests has its own vitest.config.ts, and the stories theirs; `npx vitest run --project <name>` runs one.
export default defineConfig({
  test: {
    projects: ['packages/*/vitest.config.ts', 'scripts/vitest.config.ts', '.storybook/vitest.config.ts'],
    // As `*.full.test.ts`, of one test: `npm test` leaves out what is tagged so.
    tags: [
      { name: 'full', description: 'Long, and not the only one to show what it shows: npm run test:full runs it.' },
    ],
    // Much of a test is waiting for PostgreSQL: on two cores, one process would leave half of them idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    experimental: { fsModuleCache: true },
  },
});
