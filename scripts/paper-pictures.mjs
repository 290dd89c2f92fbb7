// npm run paper-pictures  prints documents of the built product with its demonstration, and keeps a small picture of each in docs/design-review/paper
import { program, run } from './run.mjs';

const { exitCode } = await run(
  process.execPath,
  [program('@playwright/test/cli.js'), 'test', 'journeys/paper-documents.journey.ts'],
  { env: { CADERNETA_PAPER_PICTURES: 'take' } },
);
process.exitCode = exitCode;
