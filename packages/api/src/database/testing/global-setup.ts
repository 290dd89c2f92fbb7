import type { TestProject } from 'vitest/node';
import type {} from '../test-database.ts';
import { ensureMigratedTemplate, startTestServer } from './test-server.ts';

/** One PostgreSQL for the whole run, with every migration applied once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  await ensureMigratedTemplate(server.adminUrl);
  project.provide('databaseAdminUrl', server.adminUrl);
  return () => server.stop();
}
