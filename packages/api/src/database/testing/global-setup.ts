import type { TestProject } from 'vitest/node';
import { ensureMigratedTemplate, startTestServer } from './test-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseAdminUrl: string;
  }
}

/** One PostgreSQL for the whole run, with every migration applied once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  await ensureMigratedTemplate(server.adminUrl);
  project.provide('databaseAdminUrl', server.adminUrl);
  return () => server.stop();
}
